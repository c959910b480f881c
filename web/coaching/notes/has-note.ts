import type { CoachingNote } from "#contract/coaching.ts";
import type { LiveChange } from "#contract/live.ts";

export interface NotesPage {
  readonly notes: readonly CoachingNote[];
}

/** True if this change, or a later one, is already shown. */
export function hasNote(page: NotesPage | undefined, { id, rev }: Pick<LiveChange, "id" | "rev">) {
  return page?.notes.some((note) => note.id === id && note.rev >= rev) ?? false;
}
