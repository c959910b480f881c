import { z } from "zod/mini";
import { coachFilters, coachGroupings, coachSorts } from "#domain/coach-choice.ts";
import { noteForms, noteTypes } from "#domain/coaching-note.ts";
import { limits } from "#domain/limits.ts";
import { checkIn } from "./check-ins.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, rev, text } from "./fields.ts";
import { goalCard } from "./goals.ts";
import { health } from "./weekly-check-ins.ts";

const oneGoal = z.strictObject({ goalId: id });
const oneNote = z.strictObject({ goalId: id, noteId: id });
const noteType = z.enum(noteTypes);

/** An answer under a note, by the goal's owner or by the coach who wrote the note. */
const noteReply = z.strictObject({
  id,
  by: z.enum(["owner", "coach"]),
  name: z.string(),
  text: text(limits.reply),
  createdAt: instant,
});

/** A coach's note with its thread, oldest reply first (product 12.3). `rev` grows with every reply and with the read mark. */
export const coachingNote = z.strictObject({
  id,
  goalId: id,
  /** Null where the coach's account is gone: the note stays (product 12.5). */
  coachId: z.nullable(id),
  coachName: z.string(),
  note: text(limits.note),
  type: noteType,
  createdAt: instant,
  isRead: z.boolean(),
  replies: z.array(noteReply),
  rev,
});
export type CoachingNote = z.output<typeof coachingNote>;

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

/** What the owner's dashboard says of coaching: markers, chips and the insights' feedback. */
export const readFeedback = endpoint({
  method: "GET",
  path: "/api/coaching-feedback",
  right: "feedback.read",
  summary:
    "Notes on the person's own goals that are unread or of the last 7 days, newest first, and how the newest begins",
  output: z.strictObject({
    /** The beginning of the newest note; null where there is none. */
    lastWords: z.nullable(text(limits.lastWords)),
    notes: z.array(
      z.strictObject({
        id,
        goalId: id,
        coachName: z.string(),
        createdAt: instant,
        isRead: z.boolean(),
      }),
    ),
  }),
});

export const listNotes = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/notes",
  right: "note.list",
  summary:
    "The notes on a goal, newest first, up to 200: all of them for its owner, their own for its coach",
  params: oneGoal,
  output: z.strictObject({ notes: z.array(coachingNote) }),
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/notes",
  right: "note.add",
  summary: "Leave a note on a goal that the person coaches",
  params: oneGoal,
  input: z.strictObject({
    note: text(limits.note * 2),
    type: noteType,
    form: z.enum(noteForms),
    /** True where it asks after a check-in that did not come (product 26.5). */
    nudge: z.optional(z.boolean()),
    /** Up to when its writer had read of the goal: the check-ins until then are seen by it, without it none (product 26.1). */
    upTo: z.optional(instant),
  }),
  output: z.strictObject({ note: coachingNote }),
  keyed: true,
});

export const markNoteRead = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/notes/:noteId/read",
  right: "note.mark-read",
  summary: "Mark a note as read; a note that is read stays so",
  params: oneNote,
  input: nothing,
  output: z.strictObject({ note: coachingNote }),
});

export const replyToNote = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/notes/:noteId/replies",
  right: "note.reply",
  summary: "Answer a note: its goal's owner, or the coach who wrote it",
  params: oneNote,
  input: z.strictObject({ text: text(limits.reply * 2) }),
  output: z.strictObject({ note: coachingNote }),
  keyed: true,
});

export const listGoalCheckIns = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/check-ins",
  right: "check-in.read",
  summary:
    "The newest 20 check-ins on a goal, newest first: for its coach only those of the circle coach",
  params: oneGoal,
  output: z.strictObject({ checkIns: z.array(checkIn) }),
});
