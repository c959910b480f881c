import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { readGoal } from "#contract/goals.ts";
import type { Goal } from "#domain/goal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { readAgain } from "#web/client/query.ts";
import { useStore } from "#web/client/store.ts";
import { cachedRow, goalKey, type GoalRead } from "./goal-rows.ts";
import { goalWritesOf } from "./goal-writes.ts";
import { overlaidGoal } from "./overlay.ts";

export interface ReadyGoal {
  readonly kind: "ready";
  readonly goal: Goal;
  readonly reader: "owner" | "coach";
  readonly ownerName: string;
  readonly formerCoachName: string | null;
}

export type OneGoal =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "missing" }
  | ReadyGoal;

async function readOne(goalId: string, signal: AbortSignal): Promise<GoalRead> {
  try {
    return await call(readGoal, { params: { goalId }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

// An answer may be older than the cached row. Only this read writes its key.
function latest(known: unknown, read: unknown): unknown {
  const [before, after] = [known as GoalRead | undefined, read as GoalRead];
  return before && after && before.goal.rev > after.goal.rev ? before : after;
}

export function useGoal(goalId: string): OneGoal {
  const client = useQueryClient();
  const queryKey = goalKey(goalId);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readOne(goalId, signal),
    structuralSharing: latest,
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
  const writes = goalWritesOf(client);
  const overlay = useStore(writes.overlay);
  const now = useNow();
  async function catchUp(rev: number): Promise<void> {
    // The answer to our own write brings the row.
    await writes.whenIdle(goalId);
    if ((cachedRow(client, goalId)?.rev ?? 0) < rev) await readAgain(client, queryKey);
  }

  useLiveChanges("goal", ({ id, rev }) => {
    if (id === goalId) void catchUp(rev);
  });

  const goal = useMemo(
    () => data && { ...data.goal, ...overlaidGoal(data.goal, overlay, now) },
    [data, overlay, now],
  );
  if (data === undefined)
    return isError ? { kind: "failed", retry: () => void refetch() } : { kind: "loading" };
  return data && goal ? { kind: "ready", ...data, goal } : { kind: "missing" };
}
