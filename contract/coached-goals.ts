import { z } from "zod/mini";
import { coachFilters, coachGroupings, coachSorts } from "#domain/coach-choice.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant } from "./fields.ts";
import { goalCard } from "./goals.ts";
import { change } from "./week.ts";
import { health } from "./weekly-check-ins.ts";

const coachedGoal = z.strictObject({
  goal: goalCard,
  ownerId: id,
  ownerName: z.string(),
  coachedAt: instant,
  /** Their own, up to 200, and the last one's time; null for never. */
  notes: z.int(),
  lastNoteAt: z.nullable(instant),
  /** Of the last check-in for the coach, and the change since. */
  said: z.nullable(z.strictObject({ health, at: instant, since: change })),
});
export type CoachedGoal = z.output<typeof coachedGoal>;

const personSummary = z.strictObject({
  ownerId: id,
  ownerName: z.string(),
  openGoals: z.int(),
  lastCheckInAt: z.nullable(instant),
  kept: z.int(),
  answered: z.int(),
  trend: z.readonly(z.array(health)),
});

const coaching = z.strictObject({
  /** product 12.11, over all goals */
  summary: z.strictObject({
    goalsCoached: z.int(),
    needAttention: z.int(),
    averageProgress: z.int(),
    recentNotes: z.int(),
  }),
  grouping: z.enum(coachGroupings),
  /** After filtering. */
  matching: z.int(),
  goals: z.array(coachedGoal),
  /** Empty for an ungrouped list. */
  people: z.readonly(z.array(personSummary)),
  /** All coached goals, shown or not; the client drops any other. */
  ids: z.readonly(z.array(id)),
});
export type Coaching = z.output<typeof coaching>;

export const readCoaching = endpoint({
  method: "GET",
  path: "/api/coaching",
  right: "coaching.read",
  summary:
    "The goals that the person coaches: figures of all, and the first 20 of a filter in an order, or the first so many",
  query: z.strictObject({
    filter: z.optional(z.enum(coachFilters)),
    sort: z.optional(z.enum(coachSorts)),
    group: z.optional(z.enum(coachGroupings)),
    first: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    /** Ids of goals shown regardless of order, separated by commas. */
    keep: z.optional(
      z
        .string()
        .check(
          z.maxLength(limits.coachedGoalsKept * 23 - 1),
          z.regex(/^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22})*$/),
        ),
    ),
  }),
  output: coaching,
});
