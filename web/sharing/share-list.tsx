import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listGoals } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { isSessionLost, keyOf } from "#web/client/query.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { GoalGlance } from "./goal-glance.tsx";
import { addressFor, type ShareAddress } from "./share-address.ts";
import styles from "./sharing.module.css";
import { words } from "./sharing.words.ts";

interface Props {
  readonly asked: ShareAddress;
}

export function ShareList({ asked }: Props) {
  const { data: goals, isError, error, refetch } = useActiveGoals();
  if (goals === undefined && isSessionLost(error)) return null;
  if (goals === undefined) return isError ? <Failure retry={() => void refetch()} /> : <Loading />;
  if (goals.length === 0) return <NoGoals />;
  return (
    <Stack>
      <p className={styles["quiet"]}>{words.choose}</p>
      <Stack as="ul">
        {goals.map((goal) => (
          <Choosable key={goal.id} goal={goal} asked={asked} />
        ))}
      </Stack>
    </Stack>
  );
}

function Choosable({ goal, asked }: Props & { readonly goal: GoalCard }) {
  const titleId = `goal-${goal.id}`;
  return (
    <Card as="li" aria-labelledby={titleId} className={styles["choosable"]}>
      <GoalGlance goal={goal} as="h2" titleId={titleId} />
      <ButtonLink href={addressFor(goal.id, asked)} className={styles["select"] ?? ""}>
        {words.select(<span className="visually-hidden">{goal.description}</span>)}
      </ButtonLink>
    </Card>
  );
}

function NoGoals() {
  return (
    <EmptyState placed={3} action={<ButtonLink href="/add-goal">{words.addGoal}</ButtonLink>}>
      {words.noGoals}
    </EmptyState>
  );
}

function Failure({ retry }: { readonly retry: () => void }) {
  return <Failed onRetry={retry}>{words.goalsFailed}</Failed>;
}

function Loading() {
  return (
    <Stack aria-busy="true">
      <p className="visually-hidden">{words.loadingGoals}</p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

const queryKey = keyOf("listGoals");

function useActiveGoals() {
  const client = useQueryClient();
  useLiveChanges("goal", () => void client.invalidateQueries({ queryKey }));
  // No live changes while unmounted.
  useEffect(() => () => void client.invalidateQueries({ queryKey, refetchType: "none" }), [client]);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listGoals, { signal }),
    // product 4.8: the flag alone decides.
    select: ({ goals }) => goals.filter(({ completed }) => !completed),
    refetchOnMount: "always",
  });
}
