import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listCheckIns } from "#contract/check-ins.ts";
import { call } from "#web/app/api.ts";
import { useLiveChanges } from "#web/app/live-changes.tsx";
import { keyOf, readAgain } from "#web/app/query.ts";

const queryKey = keyOf("listCheckIns");

/** The person's newest check-ins, each as it is written. */
export function useCheckIns() {
  const client = useQueryClient();
  useLiveChanges("check-in", () => void readAgain(client, queryKey));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCheckIns, { signal }),
    // Nobody listened while another screen was shown.
    refetchOnMount: "always",
  });
}
