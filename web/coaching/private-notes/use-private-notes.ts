import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { listPrivateNotes, removePrivateNote, type PrivateNote } from "#contract/private-notes.ts";
import { call, newKey } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

interface Page {
  readonly notes: readonly PrivateNote[];
}

function notesKey(goalId: string) {
  return keyOf("listPrivateNotes", { goalId });
}

/** A running read may be stale: restart it. */
async function edited(
  client: QueryClient,
  goalId: string,
  edit: (notes: readonly PrivateNote[]) => readonly PrivateNote[],
): Promise<void> {
  const queryKey = notesKey(goalId);
  const reading = client.isFetching({ queryKey }) > 0;
  if (reading) await client.cancelQueries({ queryKey });
  client.setQueryData<Page>(queryKey, (page) => page && { notes: edit(page.notes) });
  if (reading) await client.invalidateQueries({ queryKey });
}

export function putPrivateNote(
  client: QueryClient,
  goalId: string,
  note: PrivateNote,
): Promise<void> {
  return edited(client, goalId, (notes) =>
    [note, ...notes.filter(({ id }) => id !== note.id)].toSorted(
      (one, other) => other.createdAt - one.createdAt,
    ),
  );
}

/** Undefined if it was removed. */
export async function readPrivateNote(
  client: QueryClient,
  goalId: string,
  noteId: string,
): Promise<PrivateNote | undefined> {
  await readAgain(client, notesKey(goalId));
  return client.getQueryData<Page>(notesKey(goalId))?.notes.find(({ id }) => id === noteId);
}

export function usePrivateNotes(goalId: string) {
  const client = useQueryClient();
  const queryKey = notesKey(goalId);
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listPrivateNotes, { params: { goalId }, signal }),
    // No live events arrive while unmounted.
    refetchOnMount: "always",
  });
  useLiveChanges("note", ({ id, rev }) => {
    const isKnown = read.data?.notes.some((note) => note.id === id && note.rev >= rev);
    if (isKnown !== true) void readAgain(client, queryKey);
  });
  return read;
}

export function useRemoval(goalId: string, { id, rev }: PrivateNote, onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const params = { goalId, privateNoteId: id };
      return call(removePrivateNote, { params, input: { rev }, key: newKey() });
    },
    onSuccess: async () => {
      await edited(client, goalId, (notes) => notes.filter((note) => note.id !== id));
      onRemoved();
    },
    onError: () => readAgain(client, notesKey(goalId)),
  });
}
