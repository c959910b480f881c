import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listCheckIns } from "#contract/check-ins.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

const queryKey = keyOf("listCheckIns");

export function useCheckIns() {
  const client = useQueryClient();
  useLiveChanges("check-in", () => void readAgain(client, queryKey));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCheckIns, { signal }),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
}
