import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { day, id, text } from "./fields.ts";
import * as limits from "#domain/limits.ts";

/** product 37 */
export function yearPath(year: number | string): string {
  return `/year/${year}`;
}

const count = z.int();
const ofGoal = { goalId: id, description: text(limits.description) };

const pastYear = z.strictObject({
  year: count,
  /** Years beside it with something to show; null for none. */
  previous: z.nullable(count),
  next: z.nullable(count),
  /** Oldest end first; whole weeks from creation. */
  completed: z.readonly(z.array(z.strictObject({ ...ofGoal, day, weeks: count }))),
  /** Of closed goals. */
  learned: z.readonly(z.array(z.strictObject({ ...ofGoal, text: text(limits.learned) }))),
  /** With progress, oldest first. */
  days: z.readonly(z.array(day)),
  checkIns: z.strictObject({ done: count, due: count }),
  promises: z.strictObject({ kept: count, answered: count }),
  /** Kept ones had each of their check-ins. */
  weeks: z.strictObject({ kept: count, due: count, longestRun: count }),
});

const ofYear = z.strictObject({
  year: z.string().check(z.maxLength(4), z.regex(/^\d{4}$/)),
});

export const readYear = endpoint({
  method: "GET",
  path: "/api/years/:year",
  right: "goal.list",
  summary:
    "A year of the person in review, from goals, ledger and check-ins as they are now; the present year so far, none to come",
  params: ofYear,
  output: pastYear,
});

export const drawYear = endpoint({
  method: "GET",
  path: "/api/years/:year/picture",
  right: "goal.list",
  summary: "A picture of the figures of that year, without name and titles: a PNG in base64",
  params: ofYear,
  output: z.strictObject({ png: z.string() }),
});
