import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import type { OutputOf } from "#contract/endpoint.ts";
import { listDeletedGoals, restoreGoal } from "#contract/goal-life.ts";
import { DAY_MS, dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { ApiError, call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import styles from "./account.module.css";
import { words } from "./account.words.ts";
import { focusNext } from "./focus-next.ts";
import { Setting } from "./setting.tsx";

type Deleted = OutputOf<typeof listDeletedGoals>["goals"][number];

const key = keyOf("listDeletedGoals");

// product 3.27
export function DeletedGoals() {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listDeletedGoals, { signal }),
    staleTime: 0,
  });
  useLiveChanges("goal", () => void readAgain(client, key));
  return (
    <Setting title={words.deletedGoals} titleRef={title}>
      {data && <Listed goals={data.goals} title={title} />}
      {!data && !error && <Reading>{words.loadingDeleted}</Reading>}
      {!data && error && <Failed onRetry={() => void refetch()}>{error.message}</Failed>}
    </Setting>
  );
}

interface Restoring {
  readonly goal: Deleted;
  readonly button: HTMLButtonElement;
}

function useRestoring(onRestored: (restoring: Restoring) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goal }: Restoring) =>
      call(restoreGoal, { params: { goalId: goal.id }, key: attemptKey(goal) }),
    onSuccess: (_, restoring) => onRestored(restoring),
    // After a refusal too: it may have expired or been restored.
    onSettled: () => readAgain(client, key),
  });
}

function whyNot(error: Error): string {
  const isGone = error instanceof ApiError && error.code === "not-found";
  return isGone ? words.notRestorable : error.message;
}

interface ListedProps {
  readonly goals: readonly Deleted[];
  readonly title: RefObject<HTMLHeadingElement | null>;
}

function Listed({ goals, title }: ListedProps) {
  const [restored, setRestored] = useState<Deleted | null>(null);
  const { mutate, isPending, variables, error } = useRestoring(({ goal, button }) => {
    setRestored(goal);
    focusNext(button, title.current);
  });
  const restore = (restoring: Restoring) => {
    setRestored(null);
    mutate(restoring);
  };
  return (
    <>
      {goals.length === 0 ? (
        <p className={styles["quiet"]}>{words.noneDeleted}</p>
      ) : (
        <FoldedList of={goals}>
          {(goal) => (
            <DeletedGoal
              goal={goal}
              pending={isPending && variables.goal.id === goal.id}
              onRestore={(button) => restore({ goal, button })}
            />
          )}
        </FoldedList>
      )}
      {error !== null && <Alert>{whyNot(error)}</Alert>}
      <Status tone="green">
        {restored &&
          words.restored(<GoalLink goalId={restored.id}>{restored.description}</GoalLink>)}
      </Status>
    </>
  );
}

interface DeletedProps {
  readonly goal: Deleted;
  readonly pending: boolean;
  readonly onRestore: (button: HTMLButtonElement) => void;
}

function DeletedGoal({ goal: { description, deletedAt }, pending, onRestore }: DeletedProps) {
  const { zone } = useNow();
  const until = deletedAt + limits.restoreDays * DAY_MS;
  return (
    <Row spread>
      <div>
        <p dir="auto">{description}</p>
        <p className={styles["quiet"]}>
          {words.deletedOn(
            <WrittenDay day={dayOf(deletedAt, zone)} />,
            <WrittenDay day={dayOf(until, zone)} />,
          )}
        </p>
      </div>
      <Button pending={pending} onClick={(event) => onRestore(event.currentTarget)}>
        {words.restore}
        <span className="visually-hidden"> {description}</span>
      </Button>
    </Row>
  );
}
