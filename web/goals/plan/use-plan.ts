import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { changePlan, readPlan, suggestStep, type ShownPlan } from "#contract/goal-plan.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { PlanChange, Suggestion } from "#domain/goal-plan-change.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

const planKey = (goalId: string) => keyOf("readPlan", { goalId });

/** What is planned on a goal, each change as it comes. */
export function usePlan(goalId: string) {
  const client = useQueryClient();
  const queryKey = planKey(goalId);
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(readPlan, { params: { goalId }, signal })).plan,
    // Live changes are not followed while it is not on screen.
    refetchOnMount: "always",
  });
  useLiveChanges("plan", ({ id }) => {
    if (id === goalId) void readAgain(client, queryKey);
  });
  return read;
}

async function putPlan(client: QueryClient, goalId: string, plan: ShownPlan): Promise<void> {
  const queryKey = planKey(goalId);
  // A read under way may have left the server before this write.
  await client.cancelQueries({ queryKey });
  client.setQueryData<ShownPlan>(queryKey, plan);
  void readAgain(client, keyOf("readTimeline", { goalId }));
}

/** A change of a plan by owner or coach, under the key of what was typed, where it was. */
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

/** Changes a goal's plan; what is refused was asked of a plan that has changed, which is then read again. */
export function useChangePlan(goalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (write: PlanWrite) => send(goalId, write),
    onSuccess: ({ plan }) => putPlan(client, goalId, plan),
    onError: () => readAgain(client, planKey(goalId)),
  });
}

/** Why a change was not made, in words. */
export function refusalInWords(error: Error): string {
  if (!(error instanceof ApiError)) return errorText("server.failed");
  return error.code === "not-found" ? "This is no longer part of the plan." : error.message;
}
