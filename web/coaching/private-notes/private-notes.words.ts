import type { ReactNode } from "react";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Only for you",
  readers: (owner: ReactNode) =>
    parts("Notes that nobody else reads: not ", owner, ", not another coach."),
  loading: "Loading your notes...",
  failed: "Your notes could not be loaded.",
  most: `You can keep up to ${limits.privateNotesPerGoal} notes for yourself on a goal.`,

  removedElsewhere: "A note was removed elsewhere. What you were writing was not saved:",
  notSaved: "Not saved",
  dismiss: "Dismiss",

  newNote: "A note for yourself",
  changedNote: "Change the note",
  keepNote: "Keep note",
  saveChange: "Save change",
  discardChange: "Discard change",
  saved: "Kept for you alone.",
  saveFailed: "Failed to save note. Please try again.",
  saveRefused:
    "You no longer coach this goal, or the note was removed, so it was not saved. Your text is still here.",

  changedAt: "Changed ",
  change: "Change",
  remove: "Remove",
  ofNote: (beginning: string) => ` the note “${beginning}”`,
  removal: "Remove the note",
  removalSure: "Remove this note? It cannot be brought back.",
  removeNote: "Remove note",
  keepIt: "Keep it",
};
