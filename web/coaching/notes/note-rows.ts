import type { QueryClient } from "@tanstack/react-query";
import type { CoachingNote } from "#contract/coaching.ts";
import type { LiveChange } from "#contract/live.ts";
import { limits } from "#domain/limits.ts";
import { keyOf } from "#web/client/query.ts";

interface Page {
  readonly notes: readonly CoachingNote[];
}

export function notesKey(goalId: string) {
  return keyOf("listNotes", { goalId });
}

/** True where a change is of a note that is here already, as late or later. */
export function hasNote(page: Page | undefined, { id, rev }: Pick<LiveChange, "id" | "rev">) {
  return page?.notes.some((note) => note.id === id && note.rev >= rev) ?? false;
}

/** Notes with one more or another one, newest first. */
function withNote<T extends Page>(page: T, note: CoachingNote): T {
  if (hasNote(page, note)) return page;
  const others = page.notes.filter(({ id }) => id !== note.id);
  const notes = [note, ...others].toSorted((one, other) => other.createdAt - one.createdAt);
  return { ...page, notes: notes.slice(0, limits.notesShown) };
}

/** Puts the answer to a write among the goal's notes. */
export async function putNote(client: QueryClient, note: CoachingNote): Promise<void> {
  const queryKey = notesKey(note.goalId);
  // A read under way may have left the server before the write; what it was for is read again.
  const reading = client.isFetching({ queryKey }) > 0;
  if (reading) await client.cancelQueries({ queryKey });
  client.setQueryData<Page>(queryKey, (page) => page && withNote(page, note));
  if (reading) await client.invalidateQueries({ queryKey });
}
