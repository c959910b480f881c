import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import {
  listGoals,
  readDashboard,
  readGoal,
  type Dashboard,
  type GoalPage,
} from "#contract/goals.ts";
import type { LiveChange } from "#contract/live.ts";
import type { GoalCard } from "#domain/goal.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf } from "#web/client/query.ts";
import { useStore } from "#web/client/store.ts";
import {
  cachedRow,
  distrustRows,
  latestRows,
  putRow,
  readRowsAgain,
  unitedRows,
} from "./goal-rows.ts";
import { goalWritesOf } from "./goal-writes.ts";
import { overlaidGoal } from "./overlay.ts";

export type Goals =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | {
      readonly kind: "ready";
      readonly goals: readonly GoalCard[];
      /** State of the goals after the first page. */
      readonly rest: "here" | "loading" | "failed";
      /** Chosen by the server from all goals; null where it did not say. */
      readonly today: Dashboard["today"];
      /** The server's figures until all goals are loaded. */
      readonly summary: Dashboard["summary"];
      readonly comeback: Dashboard["comeback"];
      readonly retry: () => void;
    };

// Only these reads write the two keys, so the cached value is a page.
const structuralSharing = (known: unknown, read: unknown) =>
  latestRows(known as GoalPage | undefined, read as Dashboard | GoalPage);

function useFirstRows() {
  return useQuery({
    queryKey: keyOf("readDashboard"),
    queryFn: ({ signal }) => call(readDashboard, { signal }),
    structuralSharing,
  });
}

// One page holds all: `limits.goalsPerUser` fits into it.
function useAllRows(enabled: boolean) {
  return useQuery({
    queryKey: keyOf("listGoals"),
    queryFn: ({ signal }) => call(listGoals, { signal }),
    structuralSharing,
    enabled,
  });
}

function useShownGoals(rows: readonly GoalCard[]): readonly GoalCard[] {
  const overlay = useStore(goalWritesOf(useQueryClient()).overlay);
  const now = useNow();
  return useMemo(() => rows.map((row) => overlaidGoal(row, overlay, now)), [rows, overlay, now]);
}

async function catchUp(client: QueryClient, { id, rev }: LiveChange): Promise<void> {
  // The answer to our own write brings the row.
  await goalWritesOf(client).whenIdle(id);
  const row = cachedRow(client, id);
  if (row && row.rev >= rev) return;
  if (!row) return readRowsAgain(client);
  await call(readGoal, { params: { goalId: id } }).then(
    ({ goal }) => putRow(client, goal),
    () => readRowsAgain(client),
  );
}

function useCatchingUp(): void {
  const client = useQueryClient();
  useLiveChanges("goal", (change) => void catchUp(client, change));
  // No live changes while unmounted.
  useEffect(() => () => distrustRows(client), [client]);
}

const noRows: GoalPage = { goals: [], next: null };

export function useGoals(): Goals {
  const first = useFirstRows();
  const all = useAllRows(first.data !== undefined && first.data.next !== null);
  useCatchingUp();
  const rows = useMemo(() => unitedRows(first.data ?? noRows, all.data), [first.data, all.data]);
  const goals = useShownGoals(rows);
  const firstOfToday = useShownGoals(first.data?.today?.goals ?? noRows.goals);
  const retry = () =>
    void Promise.all([first, all].filter((read) => read.isError).map((read) => read.refetch()));
  if (first.data === undefined)
    return first.isError ? { kind: "failed", retry } : { kind: "loading" };
  const { summary, comeback } = first.data;
  const today = first.data.today && { ...first.data.today, goals: [...firstOfToday] };
  return { kind: "ready", goals, rest: restOf(first.data, all), today, summary, comeback, retry };
}

function restOf(first: GoalPage, all: { readonly data: unknown; readonly isError: boolean }) {
  if (first.next === null || all.data !== undefined) return "here";
  return all.isError ? "failed" : "loading";
}
