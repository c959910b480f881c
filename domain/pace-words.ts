import { amountInWords, roughAmountInWords } from "./measure-words.ts";
import type { Notation } from "./notation.ts";
import { cardLead, type PaceLead } from "./pace.ts";
import { words } from "./pace.words.ts";
import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted } from "./measure.ts";

/** A lead in words: 'Behind by 1.2 of 30 days'; the unit is plural even after '1'. */
export function leadInWords(
  lead: PaceLead,
  target: number,
  unit: string,
  notation: Notation,
): string {
  if (lead.kind === "on pace") return words.onPace;
  const by = roughAmountInWords(lead.by, notation);
  return words[lead.kind](by, amountInWords(target, unit, notation));
}

/** A goal's lead without its ledger (product 6.13); null if it has no pace. */
export function paceInWords(goal: GoalCard, now: Now, notation: Notation): string | null {
  const { measurable } = goal;
  const lead = cardLead(goal, now);
  if (lead === null || !isCounted(measurable)) return null;
  return leadInWords(lead, measurable.targetValue, measurable.unit, notation);
}
