import { amountInWords, roughAmountInWords } from "./measure-words.ts";
import type { Notation } from "./notation.ts";
import { cardLead, type PaceLead } from "./pace.ts";
import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted } from "./measure.ts";

const leads = { ahead: "Ahead by", behind: "Behind by" } as const;

/**
 * Where a goal stands against its pace: 'Behind by 1.2 of 30 days'. The unit is the person's own word, and plural:
 * beside the target it stays right after '1' too.
 */
export function leadInWords(
  lead: PaceLead,
  target: number,
  unit: string,
  notation: Notation,
): string {
  if (lead.kind === "on pace") return "On pace";
  return `${leads[lead.kind]} ${roughAmountInWords(lead.by, notation)} of ${amountInWords(target, unit, notation)}`;
}

/** The same of a goal whose ledger is not at hand (product 6.13); null where no pace can be told of it. */
export function paceInWords(goal: GoalCard, now: Now, notation: Notation): string | null {
  const { measurable } = goal;
  const lead = cardLead(goal, now);
  if (lead === null || !isCounted(measurable)) return null;
  return leadInWords(lead, measurable.targetValue, measurable.unit, notation);
}
