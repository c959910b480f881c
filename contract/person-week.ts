import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { day, id } from "./fields.ts";
import { weekRow } from "./week.ts";

/** product 26.10 */
export function personWeekPath(personId: string): string {
  return `/coaching/${personId}/week`;
}

const personWeek = z.strictObject({
  ownerName: z.string(),
  period: z.strictObject({ from: day, until: day }),
  /** First days of the weeks beside it; null for none. */
  previous: z.nullable(day),
  next: z.nullable(day),
  rows: z.array(weekRow),
});
export type PersonWeek = z.output<typeof personWeek>;

export const readPersonWeek = endpoint({
  method: "GET",
  path: "/api/people/:uid/week",
  right: "coaching.read",
  summary:
    "A person's week on the goals that the asker coaches now, as a coach sees it; today's week, or the one of a day",
  params: z.strictObject({ uid: id }),
  query: z.strictObject({ of: z.optional(day) }),
  output: personWeek,
});
