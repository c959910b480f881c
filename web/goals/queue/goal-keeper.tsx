import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { GoalPage } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { forgetKeptGoals, keepGoals, keepPerson } from "#web/client/offline/kept-goals.ts";
import { keepsGoals } from "#web/client/offline/keeps-goals.ts";
import { useNow } from "#web/client/now.tsx";
import { keyOf } from "#web/client/query.ts";
import { isSignedIn, useSession } from "#web/client/session.ts";
import { unitedRows } from "../goal-rows.ts";

/** Batches rows that arrive together, in milliseconds. */
const TOGETHER_MS = 1_000;

function readGoals(client: QueryClient): { goals: readonly GoalCard[]; at: number } | null {
  const [first, all] = [keyOf("readDashboard"), keyOf("listGoals")];
  const page = client.getQueryData<GoalPage>(first);
  if (page === undefined) return null;
  const at = client.getQueryState(first)?.dataUpdatedAt ?? 0;
  return { goals: unitedRows(page, client.getQueryData<GoalPage>(all)), at };
}

/** A document's read has the server's time, later ones this device's, maybe years off. */
function byServer(read: number, server: number, device: number): number {
  return Math.abs(read - server) <= Math.abs(read - device) ? read : read + server - device;
}

// product 29.10: others' goals go at sign-in, one's own with the session.
export function GoalKeeper() {
  const client = useQueryClient();
  const session = useSession();
  const uid = session.user?.uid;
  const here = isSignedIn(session);
  const { at, zone } = useNow();
  const keepThem = useEffectEvent((person: string) => {
    void keepPerson({ uid: person, zone, behind: at - Date.now() });
  });
  const inServerTime = useEffectEvent((read: number) => byServer(read, at, Date.now()));
  useEffect(() => {
    if (uid === undefined) return;
    if (!here) {
      void forgetKeptGoals(null);
      return;
    }
    keepThem(uid);
    void forgetKeptGoals(uid);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      waiting = undefined;
      const read = readGoals(client);
      if (read !== null && keepsGoals()) void keepGoals(uid, read.goals, inServerTime(read.at));
    };
    keep();
    const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
      if (type === "updated") waiting ??= setTimeout(keep, TOGETHER_MS);
    });
    return () => {
      clearTimeout(waiting);
      unsubscribe();
    };
  }, [client, here, uid]);
  return null;
}
