import type { ReactNode } from "react";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Private notes",
  readers: (owner: ReactNode) =>
    parts("Only you can read these notes. ", owner, " and other coaches can't."),
  loading: "Loading your private notes...",
  failed: "Your private notes couldn't be loaded.",
  most: `You can have up to ${limits.privateNotesPerGoal} private notes on a goal.`,

  removedElsewhere: "This note was deleted in another window. Your changes weren't saved:",
  notSaved: "Not saved",
  dismiss: "Dismiss",

  newNote: "New private note",
  changedNote: "Edit note",
  keepNote: "Save note",
  saveChange: "Save changes",
  discardChange: "Discard changes",
  saved: "Private note saved.",
  saveFailed: "Failed to save note. Please try again.",
  saveRefused:
    "The note wasn't saved: you no longer coach this goal, or the note was deleted. Your text is still here.",

  changedAt: "Edited ",
  change: "Edit",
  remove: "Delete",
  ofNote: (beginning: string) => ` the note “${beginning}”`,
  removal: "Delete the note",
  removalSure: "Delete this note? You can't undo this.",
  removeNote: "Delete note",
  keepIt: "Keep note",
};
