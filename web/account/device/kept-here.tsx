import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { readDashboard } from "#contract/goals.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { call } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import {
  beginKeepingGoals,
  forgetKeptGoals,
  readKeptGoals,
  whenGoalsKept,
} from "#web/client/offline/kept-goals.ts";
import { readAgain } from "#web/client/query.ts";
import { isSignedIn, useSessionStore, useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Status } from "#web/ui/status.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { words } from "../account.words.ts";

export function KeptHere() {
  const client = useQueryClient();
  const { uid } = useUser();
  const session = useSessionStore();
  const now = useNow();
  const key = ["device", "kept-goals", uid];
  const { data: kept = null } = useQuery({
    queryKey: key,
    queryFn: () => readKeptGoals(uid),
    // No live events arrive while unmounted.
    refetchOnMount: "always",
  });
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return forgetKeptGoals(null);
      const { goals } = await call(readDashboard);
      // Another window may have signed out.
      if (!isSignedIn(session.read())) return;
      if (!(await beginKeepingGoals({ uid, goals, at: now.at })))
        throw new Error(words.keepsNothing);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  const hear = useEffectEvent(() => {
    if (change.isError) change.reset();
    void readAgain(client, key);
  });
  useEffect(() => whenGoalsKept(uid, hear), [uid]);
  const on = change.isPending ? change.variables : kept !== null;
  return (
    <>
      <Switch
        label={words.keepGoals}
        hint={words.keepGoalsHint}
        checked={on}
        onChange={(next) => change.isPending || change.mutate(next)}
      />
      {change.isError && <Alert>{change.error.message}</Alert>}
      <Status>{kept && words.goalsKept(timeAgo(kept.at, now.at))}</Status>
    </>
  );
}
