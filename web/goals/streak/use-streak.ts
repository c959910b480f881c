import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { chooseWeeklyQuota, readStreak } from "#contract/streak.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { putRow } from "../goal-rows.ts";

const keyOfStreak = (goalId: string) => keyOf("readStreak", { goalId });

export function useStreak(goalId: string) {
  const client = useQueryClient();
  const queryKey = keyOfStreak(goalId);
  const { today } = useNow();
  useLiveChanges("goal", ({ id }) => {
    if (id === goalId) void readAgain(client, queryKey);
  });
  return useQuery({
    queryKey: [...queryKey, today],
    queryFn: ({ signal }) => call(readStreak, { params: { goalId }, signal }),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
}

export interface QuotaChoice {
  readonly weeklyQuota: number | null;
}

export function useChooseQuota(goalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: QuotaChoice) =>
      call(chooseWeeklyQuota, { params: { goalId }, input, key: attemptKey(input) }),
    onSuccess: ({ goal }) => {
      putRow(client, goal);
      return readAgain(client, keyOfStreak(goalId));
    },
  });
}
