import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { changePlan, readPlan, suggestStep, type ShownPlan } from "#contract/goal-plan.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { PlanChange, Suggestion } from "#domain/goal-plan-change.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { words } from "./plan.words.ts";

const planKey = (goalId: string) => keyOf("readPlan", { goalId });

export function usePlan(goalId: string) {
  const client = useQueryClient();
  const queryKey = planKey(goalId);
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(readPlan, { params: { goalId }, signal })).plan,
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
  useLiveChanges("plan", ({ id }) => {
    if (id === goalId) void readAgain(client, queryKey);
  });
  return read;
}

async function putPlan(client: QueryClient, goalId: string, plan: ShownPlan): Promise<void> {
  const queryKey = planKey(goalId);
  // Cancel a read in flight: it may be older than this write.
  await client.cancelQueries({ queryKey });
  client.setQueryData<ShownPlan>(queryKey, plan);
  void readAgain(client, keyOf("readTimeline", { goalId }));
}

export interface PlanWrite {
  readonly change: PlanChange | Suggestion;
  readonly key?: string;
}

function send(goalId: string, { change, key = newKey() }: PlanWrite) {
  const params = { goalId };
  return change.kind === "suggest" || change.kind === "withdraw"
    ? call(suggestStep, { params, input: change, key })
    : call(changePlan, { params, input: change, key });
}

/** Reloads the plan after a refusal. */
export function useChangePlan(goalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (write: PlanWrite) => send(goalId, write),
    onSuccess: ({ plan }) => putPlan(client, goalId, plan),
    onError: () => readAgain(client, planKey(goalId)),
  });
}

export function refusalInWords(error: Error): string {
  if (!(error instanceof ApiError)) return errorText("server.failed");
  return error.code === "not-found" ? words.gone : error.message;
}
