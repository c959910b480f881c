import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { day, finite, id } from "./fields.ts";
import { goalCard, measureValue } from "./goals.ts";
import { weeklyCheckIn } from "./weekly-check-ins.ts";

const briefedGoal = z.strictObject({
  goal: goalCard,
  /** Oldest first. */
  moves: z.array(z.strictObject({ day, by: z.nullable(finite), to: measureValue })),
  /** Newest first. */
  checkIns: z.array(weeklyCheckIn),
  /** In a row, not counting periods that ended before the coach accepted. */
  missed: z.int(),
  /** Of the check-in due; null for none. */
  dueUntil: z.nullable(day),
});
export type BriefedGoal = z.output<typeof briefedGoal>;

const brief = z.strictObject({
  ownerName: z.string(),
  since: day,
  goals: z.array(briefedGoal),
});
export type Brief = z.output<typeof brief>;

export const readBrief = endpoint({
  method: "GET",
  path: "/api/people/:uid/brief",
  right: "coaching.read",
  summary:
    "On each goal of a person that the asker coaches now: its changes by day, check-ins, and what is due, since the last note",
  params: z.strictObject({ uid: id }),
  output: brief,
});
