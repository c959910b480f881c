import { z } from "zod/mini";
import { noteForms, noteTypes } from "#domain/coaching-note.ts";
import * as limits from "#domain/limits.ts";
import { checkIn } from "./check-ins.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, rev, text } from "./fields.ts";

const oneGoal = z.strictObject({ goalId: id });
const oneNote = z.strictObject({ goalId: id, noteId: id });
const noteType = z.enum(noteTypes);

const noteReply = z.strictObject({
  id,
  by: z.enum(["owner", "coach"]),
  name: z.string(),
  text: text(limits.reply),
  createdAt: instant,
});

/** product 12.3: oldest reply first; `rev` grows with replies and the read mark */
export const coachingNote = z.strictObject({
  id,
  goalId: id,
  /** Null if the coach's account is gone (product 12.5). */
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
  counted: "note",
  summary: "Leave a note on a goal that the person coaches",
  params: oneGoal,
  input: z.strictObject({
    note: text(limits.note * 2),
    type: noteType,
    form: z.enum(noteForms),
    /** Asks about a missed check-in (product 26.5). */
    nudge: z.optional(z.boolean()),
    /** Greets a return, without a mail of its own (product 42.7). */
    praise: z.optional(z.boolean()),
    /** Check-ins up to then are marked seen; none without it (product 26.1). */
    upTo: z.optional(instant),
  }),
  output: z.strictObject({ note: coachingNote }),
  keyed: true,
});

export const markNoteRead = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/notes/:noteId/read",
  right: "note.mark-read",
  counted: { because: "once a note, and those are counted" },
  summary: "Mark a note as read; a note that is read stays so",
  params: oneNote,
  input: nothing,
  output: z.strictObject({ note: coachingNote }),
});

export const replyToNote = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/notes/:noteId/replies",
  right: "note.reply",
  counted: "note",
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

export const confirmCompletion = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/confirm",
  right: "goal.confirm",
  counted: "coaching-end",
  summary: "Confirm as its coach that a goal is done: it is complete, and the coaching ends",
  params: oneGoal,
  input: z.strictObject({ askedAt: instant }),
  output: nothing,
  keyed: true,
});

export const declineCompletion = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/not-yet",
  right: "goal.confirm",
  counted: "note",
  summary: "Say as its coach, with a note, that a goal is not done yet: the request ends",
  params: oneGoal,
  input: z.strictObject({ askedAt: instant, note: text(limits.note * 2) }),
  output: z.strictObject({ note: coachingNote }),
  keyed: true,
});
