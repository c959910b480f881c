import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listGoals } from "#contract/goals.ts";
import { isPaused } from "#domain/pause.ts";
import { isUnderWay } from "#domain/progress.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

// Under the dashboard's key, so both are refetched together.
const key = [...keyOf("listGoals"), "away"];

export function useGoalCounts() {
  const client = useQueryClient();
  const now = useNow();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listGoals, { signal }),
    staleTime: 0,
  });
  useLiveChanges("goal", () => void readAgain(client, key));
  const underWay = data?.goals.filter((goal) => isUnderWay(goal, now));
  const counts = underWay && {
    all: underWay.length,
    paused: underWay.filter((goal) => isPaused(goal, now)).length,
  };
  return { counts, error, retry: () => void refetch() };
}

export interface AllGoalsDialogProps {
  readonly onClose: () => void;
  readonly onDone: (count: number) => void;
}

export function useAllGoalsWrite<A>(
  write: (ask: A) => Promise<{ readonly goalIds: readonly string[] }>,
  onDone: (count: number) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: ({ goalIds }) => {
      onDone(goalIds.length);
      void readAgain(client, keyOf("listGoals"));
    },
  });
}
