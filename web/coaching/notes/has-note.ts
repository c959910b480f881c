import type { CoachingNote } from "#contract/coaching.ts";
import type { LiveChange } from "#contract/live.ts";

/** Notes that were read. */
export interface Page {
  readonly notes: readonly CoachingNote[];
}

/** True where a change is of a note that is here already, as late or later. */
export function hasNote(page: Page | undefined, { id, rev }: Pick<LiveChange, "id" | "rev">) {
  return page?.notes.some((note) => note.id === id && note.rev >= rev) ?? false;
}
