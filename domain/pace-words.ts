import { amountInWords, roughAmountInWords } from "./measure-words.ts";
import type { Notation } from "./notation.ts";
import type { PaceLead } from "./pace.ts";

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
