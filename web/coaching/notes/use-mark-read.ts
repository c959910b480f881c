import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { markNoteRead } from "#contract/coaching.ts";
import { call } from "#web/client/api.ts";
import { putNote } from "./note-rows.ts";

const none: ReadonlySet<string> = new Set();

/** Marks the owner's notes as read: at once on screen, then on the server. A mark that was refused comes off again. */
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
