import { useQuery } from "@tanstack/react-query";
import { listGoals } from "#contract/goals.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { Checks } from "#web/ui/choice.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

export function useActiveGoals() {
  return useQuery({
    queryKey: keyOf("listGoals"),
    queryFn: ({ signal }) => call(listGoals, { signal }),
    select: ({ goals }) =>
      goals.filter(({ status, completed }) => status === "active" && !completed),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
}

interface Props {
  readonly ticked: readonly string[];
  readonly onToggle: (goalId: string) => void;
}

// product 41.4
export function GoalChecks({ ticked, onToggle }: Props) {
  const { data: goals, isError, refetch } = useActiveGoals();
  if (goals === undefined)
    return isError ? (
      <Failed onRetry={() => void refetch()}>{words.goalsFailed}</Failed>
    ) : (
      <Reading>{words.loadingGoals}</Reading>
    );
  if (goals.length === 0) return <p className={styles["soft"]}>{words.noGoals}</p>;
  const isFull = ticked.length >= limits.circleGoals;
  return (
    <>
      <Checks
        legend={words.goals}
        options={goals.map(({ id, description }) => ({
          value: id,
          label: <span dir="auto">{description}</span>,
          disabled: isFull && !ticked.includes(id),
        }))}
        ticked={ticked}
        onToggle={onToggle}
      />
      {isFull && <p className={styles["soft"]}>{words.mostGoals(limits.circleGoals)}</p>}
    </>
  );
}

export function withToggle(ticked: readonly string[], goalId: string): readonly string[] {
  return ticked.includes(goalId) ? ticked.filter((id) => id !== goalId) : [...ticked, goalId];
}
