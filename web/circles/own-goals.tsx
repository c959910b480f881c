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
  /** A line and its button have changed sides. */
  readonly onMoved: () => void;
}

// product 41.4
export function OwnGoals({ circleId, brought, onMoved }: Props) {
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
            : [
                <GoalLine
                  key={id}
                  circleId={circleId}
                  goalId={id}
                  title={title}
                  isIn
                  onMoved={onMoved}
                />,
              ],
        )}
        {!isFull &&
          others.map(({ id, description }) => (
            <GoalLine
              key={id}
              circleId={circleId}
              goalId={id}
              title={description}
              isIn={false}
              onMoved={onMoved}
            />
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

interface LineProps extends Pick<Props, "circleId" | "onMoved"> {
  readonly goalId: string;
  readonly title: string;
  readonly isIn: boolean;
}

function GoalLine({ circleId, goalId, title, isIn, onMoved }: LineProps) {
  const again = useReadCircleAgain();
  const moving = useMutation({
    mutationFn: () => call(isIn ? takeGoalBack : bringGoal, { params: { circleId, goalId } }),
    onSettled: again,
  });
  return (
    <Row as="li" spread className={styles["apart"]}>
      <span dir="auto">{title}</span>
      <LeavingButton
        size="small"
        look={isIn ? "quiet" : "secondary"}
        pending={moving.isPending}
        onGone={onMoved}
        onClick={() => moving.mutate()}
      >
        {isIn ? words.takeBack : words.bring}
        <span className="visually-hidden">{words.ofGoal(title)}</span>
      </LeavingButton>
      {moving.error && <Alert>{moving.error.message}</Alert>}
    </Row>
  );
}
