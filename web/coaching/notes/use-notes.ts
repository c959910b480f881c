import { type QueryClient, useQuery, useQueryClient, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type CoachingNote, listNotes, markNoteRead } from "#contract/coaching.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { hasNote, type NotesPage } from "./has-note.ts";

function notesKey(goalId: string) {
  return keyOf("listNotes", { goalId });
}

function withNote<T extends NotesPage>(page: T, note: CoachingNote): T {
  if (hasNote(page, note)) return page;
  const others = page.notes.filter(({ id }) => id !== note.id);
  const notes = [note, ...others].toSorted((one, other) => other.createdAt - one.createdAt);
  return { ...page, notes: notes.slice(0, limits.notesShown) };
}

const readings = new WeakMap<object, number>();

/** Milliseconds; the same at each attempt, like the key (product 26.1). */
export function upToOf(draft: object, read: number | null): number {
  const upTo = readings.get(draft) ?? read ?? 0;
  readings.set(draft, upTo);
  return upTo;
}

export async function putNote(client: QueryClient, note: CoachingNote): Promise<void> {
  const queryKey = notesKey(note.goalId);
  // A running read may be stale: restart it.
  const reading = client.isFetching({ queryKey }) > 0;
  if (reading) await client.cancelQueries({ queryKey });
  client.setQueryData<NotesPage>(queryKey, (page) => page && withNote(page, note));
  if (reading) await client.invalidateQueries({ queryKey });
  void readAgain(client, keyOf("readTimeline", { goalId: note.goalId }));
}

export function useNotes(goalId: string) {
  const client = useQueryClient();
  const queryKey = notesKey(goalId);
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listNotes, { params: { goalId }, signal }),
    // No live events arrive while unmounted.
    refetchOnMount: "always",
  });
  useLiveChanges("note", (change) => {
    if (!hasNote(read.data, change)) void readAgain(client, queryKey);
  });
  return read;
}

const none: ReadonlySet<string> = new Set();

/** Optimistic: a refused mark comes off again. */
export function useMarkRead(goalId: string) {
  const client = useQueryClient();
  const [marked, setMarked] = useState(none);
  const marking = useMutation({
    mutationFn: (noteId: string) => call(markNoteRead, { params: { goalId, noteId } }),
    onMutate: (noteId) => setMarked((ids) => new Set([...ids, noteId])),
    onSuccess: ({ note }) => putNote(client, note),
    onError: (_, noteId) => setMarked((ids) => new Set([...ids].filter((id) => id !== noteId))),
  });
  return { marked, mark: (noteId: string) => marking.mutate(noteId), failed: marking.isError };
}
