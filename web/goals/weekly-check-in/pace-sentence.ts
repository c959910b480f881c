import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { amountInWords } from "#domain/measure-words.ts";
import { isCounted, unitInWords } from "#domain/measure.ts";
import type { Notation } from "#domain/notation.ts";
import { cardLead } from "#domain/pace.ts";
import { words } from "./weekly-check-in.words.ts";

/** "You're about 4 weeks behind an even pace."; null if the goal has no pace. */
export function paceSentence(goal: GoalCard, now: Now, notation: Notation): string | null {
  const { measurable } = goal;
  const lead = cardLead(goal, now);
  if (lead === null || !isCounted(measurable)) return null;
  if (lead.kind === "on pace") return words.onPace;
  const whole = Math.round(lead.by);
  const amount = amountInWords(whole, unitInWords(measurable), notation);
  const about = whole === 0 ? words.slightly : words.about(amount);
  return words[lead.kind](whole === lead.by ? amount : about);
}
