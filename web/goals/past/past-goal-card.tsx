import { useId } from "react";
import { useLocation } from "wouter";
import { reopenGoal, type PastGoal } from "#contract/goal-life.ts";
import { againPath, goalPath } from "#contract/routes.ts";
import { categoryName } from "#domain/category.ts";
import { mayReopen, weeksTaken } from "#domain/goal-life.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { useLifeWrite } from "../life/use-life-write.ts";
import { endedOn } from "./past-years.ts";
import styles from "./past-goals.module.css";
import { words } from "./past.words.ts";

export function PastGoalCard({ past: { goal, learned } }: { readonly past: PastGoal }) {
  const titleId = useId();
  const now = useNow();
  const { run, fault, pending } = useLifeWrite(goal.id);
  const [, navigate] = useLocation();
  const ended = <WrittenDay day={endedOn(goal, now.zone)} />;
  async function reopen(): Promise<void> {
    const ask = { params: { goalId: goal.id }, key: attemptKey(goal) };
    if (await run(() => call(reopenGoal, ask))) navigate(goalPath(goal.id));
  }

  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack className={styles["goal"]}>
        <Stack gap="tight">
          <h3 id={titleId}>
            <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
          </h3>
          <Row className={styles["facts"]}>
            <span dir="auto">{categoryName(goal.category)}</span>
            <span>
              {goal.status === "completed" ? words.completedOn(ended) : words.closedOn(ended)}
            </span>
            <span>{words.weeks(weeksTaken(goal))}</span>
          </Row>
        </Stack>
        {learned !== "" && <Learned text={learned} />}
        <Row className={styles["ways"]}>
          {mayReopen(goal, now.at) && (
            <Button
              size="small"
              pending={pending}
              aria-describedby={titleId}
              onClick={() => void reopen()}
            >
              {words.reopen}
            </Button>
          )}
          <ButtonLink size="small" href={againPath(goal.id)} describedBy={titleId}>
            {words.startAgain}
          </ButtonLink>
        </Row>
        {fault && <Alert>{fault.text}</Alert>}
      </Stack>
    </Card>
  );
}

function Learned({ text }: { readonly text: string }) {
  return (
    <div>
      <p className={styles["facts"]}>{words.learned}</p>
      <blockquote dir="auto" className={styles["learned"]}>
        {text}
      </blockquote>
    </div>
  );
}
