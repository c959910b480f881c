import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readDueCheckIns } from "#contract/weekly-check-ins.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

const queryKey = keyOf("readDueCheckIns");

/** What is due, each change as it comes. */
export function useDueCheckIns() {
  const client = useQueryClient();
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("plan", again);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readDueCheckIns, { signal }),
    // What was due when the screen was left says nothing of what is when it is opened again.
    gcTime: 0,
  });
}
