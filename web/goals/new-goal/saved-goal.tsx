import type { GoalCard } from "#domain/goal.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./saved-goal.module.css";
import { words } from "./new-goal.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly onAnother: () => void;
}

// product 3.12
export function SavedGoal({ goal, onAnother }: Props) {
  return (
    <Card className={styles["saved"]}>
      <Stones laid="last" />
      <Stack>
        <h2 className={styles["goal"]}>
          <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
        </h2>
        <Row>
          <Button onClick={onAnother}>{words.addAnother}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
