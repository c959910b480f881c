import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listNotes } from "#contract/coaching.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { readAgain } from "#web/client/query.ts";
import { hasNote, notesKey } from "./note-rows.ts";

/** The notes on a goal, newest first, each change as it comes. */
export function useNotes(goalId: string) {
  const client = useQueryClient();
  const queryKey = notesKey(goalId);
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listNotes, { params: { goalId }, signal }),
    // Nobody listened while they were not on screen.
    refetchOnMount: "always",
  });
  useLiveChanges("note", (change) => {
    if (!hasNote(read.data, change)) void readAgain(client, queryKey);
  });
  return read;
}
