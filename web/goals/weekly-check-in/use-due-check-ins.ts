import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readDueCheckIns } from "#contract/weekly-check-ins.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

const queryKey = keyOf("readDueCheckIns");

export function useDueCheckIns() {
  const client = useQueryClient();
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("plan", again);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readDueCheckIns, { signal }),
    // The list is stale by the next visit.
    gcTime: 0,
  });
}
