import { z } from "zod/mini";
import { comebackKinds } from "#domain/comeback.ts";
import type { DayMark, WeekState } from "#domain/week.ts";
import { exhaustiveList } from "#domain/exhaustive-list.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { day, finite, id, text } from "./fields.ts";
import { goalCard, measureValue } from "./goals.ts";
import { ifThens, weeklyCheckIn } from "./weekly-check-ins.ts";

/** The query parameter with a day of the week, on the page too. */
export const OF = "of";

/** product 36.5 */
export function weekPath(of: string): string {
  return `/week?${OF}=${of}`;
}

export const change = z.nullable(z.strictObject({ by: z.nullable(finite), to: measureValue }));
const period = z.strictObject({ from: day, until: day });

/** product 36.1 to 36.3 */
export const ofWeek = {
  /** In which the check-in is made; `until` is exclusive. */
  period,
  state: z.enum(exhaustiveList<WeekState>()(["open", "done", "missed", "away"])),
  /** Before the period, oldest first. */
  days: z.readonly(
    z.array(
      z.strictObject({
        day,
        mark: z.enum(exhaustiveList<DayMark>()(["logged", "logged-later", "paused", "none"])),
      }),
    ),
  ),
  change,
  since: change,
  cameBack: z.readonly(z.array(z.enum(comebackKinds))),
  /** Of the check-in before; '' for none. */
  promise: text(limits.checkInWords),
  checkIn: z.nullable(weeklyCheckIn),
};
export const weekRow = z.strictObject({ goal: goalCard, ...ofWeek });
const ownRow = z.strictObject({ goal: goalCard, ...ofWeek, coachId: z.nullable(id), ifThens });

const week = z.strictObject({
  period,
  /** First days of the weeks beside it; null for none. */
  previous: z.nullable(day),
  next: z.nullable(day),
  /** First due day after today; null for none. */
  nextCheckIn: z.nullable(day),
  rows: z.array(ownRow),
});
export type Week = z.output<typeof week>;
export type WeekRow = z.output<typeof weekRow>;
export type OwnWeekRow = z.output<typeof ownRow>;

export const readWeek = endpoint({
  method: "GET",
  path: "/api/week",
  right: "check-in.list",
  summary:
    "The person's week: for each goal with a check-in in it, what the ledger shows, the last promise and the check-in; today's week, or the one of a day",
  query: z.strictObject({ [OF]: z.optional(day) }),
  output: week,
});
