import { z } from "zod/mini";
import { audiences } from "#domain/check-in.ts";
import * as limits from "#domain/limits.ts";
import { healths, keptAnswers } from "#domain/weekly-check-in.ts";
import { badge } from "./badges.ts";
import { endpoint } from "./endpoint.ts";
import { day, finite, id, instant, rev, text } from "./fields.ts";
import { goalCard, sentValue } from "./goals.ts";

export const circle = z.enum(audiences);
export const health = z.enum(healths);
export const kept = z.nullable(z.enum(keptAnswers));
const words = text(limits.checkInWords);
export const sentWords = text(limits.checkInWords * 2);

/** If sent, no other coach may get the words (product 9.6). */
export const meantFor = z.optional(z.nullable(id));

/** product 25.7: a coach outside its audience sees only that it was done */
export const weeklyCheckIn = z.strictObject({
  id,
  goalId: id,
  period: day,
  at: instant,
  circle,
  /** Null, and texts empty, for such a coach. */
  health: z.nullable(health),
  kept,
  obstacle: words,
  help: words,
  promise: words,
  /** The coach who saw it. */
  seen: z.nullable(z.strictObject({ by: z.string(), at: instant })),
  rev,
});
export type WeeklyCheckIn = z.output<typeof weeklyCheckIn>;

export const ifThens = z.array(
  z.strictObject({ obstacle: text(limits.ifThen), action: text(limits.ifThen) }),
);

const dueCheckIn = z.strictObject({
  goal: goalCard,
  coachId: z.nullable(id),
  /** Of the previous check-in; '' for none. */
  promise: words,
  ifThens,
});
export type DueCheckIn = z.output<typeof dueCheckIn>;

/** Due first comes first. */
export const readDueCheckIns = endpoint({
  method: "GET",
  path: "/api/due-check-ins",
  right: "check-in.list",
  summary:
    "The person's goals on which a check-in is due, with the last promise of each, and when the next one comes",
  output: z.strictObject({
    due: z.array(dueCheckIn),
    /** First due day after today; null for none. */
    next: z.nullable(day),
  }),
});

const said = {
  health,
  kept,
  obstacle: sentWords,
  help: sentWords,
  promise: sentWords,
  circle,
  coachId: meantFor,
};

export const writeWeeklyCheckIn = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/weekly-check-ins",
  right: "check-in.add",
  counted: "progress",
  summary:
    "Check in on a goal for the period that is due: its value and how it goes, written together",
  params: z.strictObject({ goalId: id }),
  input: z.strictObject({
    period: day,
    ...said,
    progress: z.nullable(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("change"), by: finite }),
        z.strictObject({
          kind: z.literal("set"),
          value: sentValue,
          rev,
        }),
      ]),
    ),
  }),
  output: z.strictObject({ goal: goalCard, checkInId: id, badges: z.array(badge) }),
  keyed: true,
});

export const correctWeeklyCheckIn = endpoint({
  method: "PUT",
  path: "/api/goals/:goalId/weekly-check-ins/:checkInId",
  right: "check-in.add",
  counted: "check-in",
  summary:
    "Correct the words of a check-in, if it is still the revision that was shown, until its period ends or the coach has acknowledged it",
  params: z.strictObject({ goalId: id, checkInId: id }),
  input: z.strictObject({ ...said, rev }),
  output: z.strictObject({ checkIn: weeklyCheckIn }),
  keyed: true,
});
