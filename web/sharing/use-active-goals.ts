import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listGoals } from "#contract/goals.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";

const queryKey = keyOf("listGoals");

/** The person's goals that are not marked as complete, newest first, each change as it comes. */
export function useActiveGoals() {
  const client = useQueryClient();
  useLiveChanges("goal", () => void client.invalidateQueries({ queryKey }));
  // Nobody listens for this screen once it has gone.
  useEffect(() => () => void client.invalidateQueries({ queryKey, refetchType: "none" }), [client]);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listGoals, { signal }),
    // product.md, Exact readings: the flag alone decides over the share list.
    select: ({ goals }) => goals.filter(({ completed }) => !completed),
    refetchOnMount: "always",
  });
}
