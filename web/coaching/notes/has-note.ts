import type { CoachingNote } from "#contract/coaching.ts";
import type { LiveChange } from "#contract/live.ts";

export interface Page {
  readonly notes: readonly CoachingNote[];
}

/** True if this change, or a later one, is already shown. */
export function hasNote(page: Page | undefined, { id, rev }: Pick<LiveChange, "id" | "rev">) {
  return page?.notes.some((note) => note.id === id && note.rev >= rev) ?? false;
}
