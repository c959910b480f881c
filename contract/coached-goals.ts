import { z } from "zod/mini";
import { coachFilters, coachGroupings, coachSorts } from "#domain/coach-choice.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant } from "./fields.ts";
import { goalCard } from "./goals.ts";
import { health } from "./weekly-check-ins.ts";

/** A goal as its coach sees it in the list. */
const coachedGoal = z.strictObject({
  goal: goalCard,
  ownerId: id,
  ownerName: z.string(),
  coachedAt: instant,
  /** The coach's own notes on it, up to 200, and when they left the last; null for never. */
  notes: z.int(),
  lastNoteAt: z.nullable(instant),
});
export type CoachedGoal = z.output<typeof coachedGoal>;

/** What a coach sees of a person at a glance (product 26.7). */
const personSummary = z.strictObject({
  ownerId: id,
  ownerName: z.string(),
  openGoals: z.int(),
  lastCheckInAt: z.nullable(instant),
  kept: z.int(),
  answered: z.int(),
  trend: z.readonly(z.array(health)),
});

/** The first of a coach's goals in the order that was asked for, and what is told of all of them. */
const coaching = z.strictObject({
  /** The cards of product 12.11, of all goals. */
  summary: z.strictObject({
    goalsCoached: z.int(),
    needAttention: z.int(),
    averageProgress: z.int(),
    recentNotes: z.int(),
  }),
  grouping: z.enum(coachGroupings),
  /** How many goals pass the filter. */
  matching: z.int(),
  goals: z.array(coachedGoal),
  /** Whose goals these are; none where they stand in one list that goes on. */
  people: z.readonly(z.array(personSummary)),
  /** Every goal that the person coaches, shown or not: one that is no longer among them has left. */
  ids: z.readonly(z.array(id)),
});
export type Coaching = z.output<typeof coaching>;

/** The coaching dashboard in one read. A goal that is no longer coached is gone from it. */
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
    /** How many goals from the first on. */
    first: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    /** Ids of goals that are shown wherever they stand, with commas between them. */
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
