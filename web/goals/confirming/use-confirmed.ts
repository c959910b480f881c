import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { markCelebrated } from "#contract/goal-life.ts";
import type { GoalPage } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { call, newKey } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { oneForEachCache } from "#web/client/store.ts";
import { goalNewsOf } from "../goal-news.ts";
import { putRow, type GoalRead } from "../goal-rows.ts";

const askedOf = oneForEachCache(() => new Set<string>());

function ownRows(client: QueryClient): readonly GoalCard[] {
  const lists = [keyOf("readDashboard"), keyOf("listGoals")];
  const pages = client.getQueriesData<GoalRead>({ queryKey: keyOf("readGoal") });
  return [
    ...lists.flatMap((key) => client.getQueryData<GoalPage>(key)?.goals ?? []),
    ...pages.flatMap(([, read]) => (read?.reader === "owner" ? [read.goal] : [])),
  ];
}

function isUnseen({ completed, completionAskedAt }: GoalCard): boolean {
  return completed && completionAskedAt !== null;
}

/** The ceremony of goals that others completed, in one window, once (product 43.3). */
export function useConfirmed(): void {
  const client = useQueryClient();
  useEffect(() => {
    const asked = askedOf(client);
    async function celebrate(goalId: string): Promise<void> {
      const { goal } = await call(markCelebrated, { params: { goalId }, key: newKey() });
      putRow(client, goal);
      goalNewsOf(client).announceCompletion(goal);
    }

    function look(): void {
      for (const { id, completionAskedAt } of ownRows(client).filter(isUnseen)) {
        const request = `${id} ${completionAskedAt}`;
        if (asked.has(request)) continue;
        asked.add(request);
        // Refused: another window shows it. Without a server the next visit does.
        void celebrate(id).catch(() => {});
      }
    }

    look();
    return client.getQueryCache().subscribe(look);
  }, [client]);
}
