import { useQuery } from "@tanstack/react-query";
import { readGoal } from "#contract/goals.ts";
import { AGAIN } from "#contract/routes.ts";
import type { Goal } from "#domain/goal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { words } from "./new-goal.words.ts";

export type AskedGoal =
  | { readonly kind: "none" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly goal: Goal }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly retry: () => void };

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "not-found";
}

// product 3.28
export function useAskedGoal(): AskedGoal {
  const goalId = new URLSearchParams(useAddressSearch()).get(AGAIN);
  const { data, error, refetch } = useQuery({
    queryKey: keyOf("readGoal", { again: goalId }),
    queryFn: ({ signal }) => call(readGoal, { params: { goalId: goalId ?? "" }, signal }),
    enabled: goalId !== null,
    // The goal may have changed by the next visit.
    gcTime: 0,
  });
  if (goalId === null) return { kind: "none" };
  if (data !== undefined)
    return data.reader === "owner" ? { kind: "ready", goal: data.goal } : { kind: "missing" };
  if (error === null) return { kind: "loading" };
  return isMissing(error) ? { kind: "missing" } : { kind: "failed", retry: () => void refetch() };
}

export function UnreadGoal({ asked }: { readonly asked: AskedGoal }) {
  if (asked.kind === "missing") return <Alert>{words.missing}</Alert>;
  return asked.kind === "failed" && <Failed onRetry={asked.retry}>{words.failed}</Failed>;
}
