import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, nothing, text } from "./fields.ts";

const oneGoal = z.strictObject({ goalId: id });

/** product 30.2 */
export const milestonePage = z.strictObject({
  id,
  /** `PUBLIC_URL/m/{slug}`. */
  address: z.string(),
  title: text(limits.description),
  withName: z.boolean(),
  percent: z.int(),
  completed: z.boolean(),
  day,
  changedAt: instant,
});
export type MilestonePage = z.output<typeof milestonePage>;

export const writeMilestonePage = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/milestone-page",
  right: "milestone.write",
  counted: "milestone",
  summary:
    "Make a public page of a goal as it stands now (pageId null), or bring the one that is meant up to now",
  params: oneGoal,
  input: z.strictObject({
    title: text(limits.description),
    withName: z.boolean(),
    /** Guards against republishing a page removed elsewhere. */
    pageId: z.nullable(id),
  }),
  output: z.strictObject({ page: milestonePage }),
  keyed: true,
});

export const takeDownMilestonePage = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/milestone-page/take-down",
  right: "milestone.take-down",
  counted: { because: "it takes a page down, and those are counted" },
  summary: "Take the public page of a goal down, at once; where there is none, nothing happens",
  params: oneGoal,
  input: nothing,
  output: nothing,
});
