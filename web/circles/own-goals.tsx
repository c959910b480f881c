import { useMutation } from "@tanstack/react-query";
import { bringGoal, takeGoalBack, type CircleRow } from "#contract/circles.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { useActiveGoals } from "./goal-checks.tsx";
import { useReadCircleAgain } from "./use-circles.ts";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

interface Props {
  readonly circleId: string;
  readonly brought: CircleRow["goals"];
}

// product 41.4
export function OwnGoals({ circleId, brought }: Props) {
  const { data: goals, isError, refetch } = useActiveGoals();
  const isFull = brought.length >= limits.circleGoals;
  const ids = new Set(brought.map(({ id }) => id));
  const others = goals?.filter(({ id }) => !ids.has(id)) ?? [];
  return (
    <Stack>
      {brought.length === 0 && <p className={styles["soft"]}>{words.noGoalsHere}</p>}
      <Stack as="ul" gap="tight">
        {brought.flatMap(({ id, title }) =>
          id === null
            ? []
            : [<GoalLine key={id} circleId={circleId} goalId={id} title={title} isIn />],
        )}
        {!isFull &&
          others.map(({ id, description }) => (
            <GoalLine key={id} circleId={circleId} goalId={id} title={description} isIn={false} />
          ))}
      </Stack>
      {isFull && <p className={styles["soft"]}>{words.mostGoals(limits.circleGoals)}</p>}
      {goals === undefined &&
        (isError ? (
          <Failed onRetry={() => void refetch()}>{words.goalsFailed}</Failed>
        ) : (
          <Reading>{words.loadingGoals}</Reading>
        ))}
    </Stack>
  );
}

interface LineProps {
  readonly circleId: string;
  readonly goalId: string;
  readonly title: string;
  readonly isIn: boolean;
}

/** It stays with the focus when it changes sides. */
function GoalLine({ circleId, goalId, title, isIn }: LineProps) {
  const again = useReadCircleAgain();
  const moving = useMutation({
    mutationFn: () => call(isIn ? takeGoalBack : bringGoal, { params: { circleId, goalId } }),
    onSettled: again,
  });
  return (
    <Row as="li" spread>
      <span dir="auto">{title}</span>
      <LeavingButton
        size="small"
        look={isIn ? "quiet" : "secondary"}
        pending={moving.isPending}
        onClick={() => moving.mutate()}
      >
        {isIn ? words.takeBack : words.bring}
        <span className="visually-hidden">{words.ofGoal(title)}</span>
      </LeavingButton>
      {moving.error && <Alert>{moving.error.message}</Alert>}
    </Row>
  );
}
