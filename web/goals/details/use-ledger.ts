import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readLedger } from "#contract/goals.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

/** A goal's ledger, read again with every change of the goal while it is on screen. */
export function useLedger(goalId: string) {
  const client = useQueryClient();
  const queryKey = keyOf("readLedger", { goalId });
  useLiveChanges("goal", ({ id }) => {
    if (id === goalId) void readAgain(client, queryKey);
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readLedger, { params: { goalId }, signal }),
    // Nobody listened while it was not on screen.
    refetchOnMount: "always",
  });
}
