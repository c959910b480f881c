import { amountInWords } from "./measure-words.ts";
import type { Notation } from "./notation.ts";
import { cardLead, type PaceLead } from "./pace.ts";
import { words } from "./pace.words.ts";
import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted, unitInWords } from "./measure.ts";

/** A lead in whole units: "4 weeks behind", "About 1 day ahead", "Slightly behind". */
export function leadInWords({ kind, by }: PaceLead, unit: string, notation: Notation): string {
  if (kind === "on pace") return words.onPace;
  const whole = Math.round(by);
  if (whole === 0) return words[kind](words.slightly);
  const amount = amountInWords(whole, unit, notation);
  return words[kind](whole === by ? amount : words.about(amount));
}

/** A goal's lead without its ledger (product 6.13); null if it has no pace. */
export function paceInWords(goal: GoalCard, now: Now, notation: Notation): string | null {
  const { measurable } = goal;
  const lead = cardLead(goal, now);
  if (lead === null || !isCounted(measurable)) return null;
  return leadInWords(lead, unitInWords(measurable), notation);
}
