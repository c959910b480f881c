import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, rev, text } from "./fields.ts";

const oneGoal = z.strictObject({ goalId: id });
const oneNote = z.strictObject({ goalId: id, privateNoteId: id });
const typed = text(limits.privateNote * 2);

/** Readable only by the coach who wrote it (product 12.15). */
const privateNote = z.strictObject({
  id,
  text: text(limits.privateNote),
  createdAt: instant,
  changedAt: z.nullable(instant),
  rev,
});
export type PrivateNote = z.output<typeof privateNote>;

export const listPrivateNotes = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/private-notes",
  right: "private-note.read",
  summary: "The coach's notes for themselves on a goal, newest first, up to 100",
  params: oneGoal,
  output: z.strictObject({ notes: z.array(privateNote) }),
});

export const addPrivateNote = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/private-notes",
  right: "private-note.write",
  counted: "private-note",
  summary: "Keep a note for oneself on a goal that the person coaches",
  params: oneGoal,
  input: z.strictObject({ text: typed }),
  output: z.strictObject({ note: privateNote }),
  keyed: true,
});

export const changePrivateNote = endpoint({
  method: "PUT",
  path: "/api/goals/:goalId/private-notes/:privateNoteId",
  right: "private-note.write",
  counted: "private-note",
  summary: "Change a note for oneself, if it is still the revision that was shown",
  params: oneNote,
  input: z.strictObject({ text: typed, rev }),
  output: z.strictObject({ note: privateNote }),
  keyed: true,
});

export const removePrivateNote = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/private-notes/:privateNoteId/remove",
  right: "private-note.write",
  counted: "private-note",
  summary: "Remove a note for oneself, if it is still the revision that was shown",
  params: oneNote,
  input: z.strictObject({ rev }),
  output: nothing,
  keyed: true,
});
