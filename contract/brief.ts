import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { day, finite, id } from "./fields.ts";
import { goalCard, measureValue } from "./goals.ts";
import { weeklyCheckIn } from "./weekly-check-ins.ts";

/** A goal in a coach's brief. */
const briefedGoal = z.strictObject({
  goal: goalCard,
  /** The days on which its value changed, oldest first. */
  moves: z.array(z.strictObject({ day, by: z.nullable(finite), to: measureValue })),
  /** Newest first. */
  checkIns: z.array(weeklyCheckIn),
  /** Missed in a row since the last one, of those that were not over when the coach accepted. */
  missed: z.int(),
  /** The last day of the check-in that is due; null where none is. */
  dueUntil: z.nullable(day),
});
export type BriefedGoal = z.output<typeof briefedGoal>;

/** What a coach needs to know of a person before they talk (product 26.8). */
const brief = z.strictObject({
  ownerName: z.string(),
  /** The first day that it tells of. */
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
