import { z } from "zod/mini";
import { audiences } from "#domain/check-in.ts";
import * as limits from "#domain/limits.ts";
import { healths, keptAnswers } from "#domain/weekly-check-in.ts";
import { badge } from "./badges.ts";
import { endpoint } from "./endpoint.ts";
import { day, finite, id, instant, rev, text } from "./fields.ts";
import { goalCard, sentValue } from "./goals.ts";

/** Who can read it besides its owner. */
export const circle = z.enum(audiences);
export const health = z.enum(healths);
const kept = z.nullable(z.enum(keptAnswers));
const words = text(limits.checkInWords);

/** The coach whom words are for; where it is sent, another coach does not get them (product 9.6). */
export const meantFor = z.optional(z.nullable(id));

/** A check-in for a period of a goal (product 25.7). To a coach whom it is not meant for it says that it was done, and nothing else. */
export const weeklyCheckIn = z.strictObject({
  id,
  goalId: id,
  period: day,
  at: instant,
  circle,
  /** Null, and the texts empty, where its reader learns only that it was done. */
  health: z.nullable(health),
  kept,
  obstacle: words,
  help: words,
  promise: words,
  /** Who coached the goal and has seen it, and when; null until then. */
  seen: z.nullable(z.strictObject({ by: z.string(), at: instant })),
});
export type WeeklyCheckIn = z.output<typeof weeklyCheckIn>;

/** A goal on which a check-in is due, and what helps to write it. */
const dueCheckIn = z.strictObject({
  goal: goalCard,
  /** Who coaches it; null where nobody does. */
  coachId: z.nullable(id),
  /** What was promised in the check-in before; '' for nothing. */
  promise: words,
  ifThens: z.array(z.strictObject({ obstacle: text(limits.ifThen), action: text(limits.ifThen) })),
});
export type DueCheckIn = z.output<typeof dueCheckIn>;

/** What is due now, the goal that is due first before the others. */
export const readDueCheckIns = endpoint({
  method: "GET",
  path: "/api/due-check-ins",
  right: "check-in.list",
  summary:
    "The person's goals on which a check-in is due, with the last promise of each, and when the next one comes",
  output: z.strictObject({
    due: z.array(dueCheckIn),
    /** The first day after today on which a check-in comes due; null where none is to come. */
    next: z.nullable(day),
  }),
});

export const writeWeeklyCheckIn = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/weekly-check-ins",
  right: "check-in.add",
  summary:
    "Check in on a goal for the period that is due: its value and how it goes, written together",
  params: z.strictObject({ goalId: id }),
  input: z.strictObject({
    period: day,
    health,
    kept,
    obstacle: text(limits.checkInWords * 2),
    help: text(limits.checkInWords * 2),
    promise: text(limits.checkInWords * 2),
    circle,
    coachId: meantFor,
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
