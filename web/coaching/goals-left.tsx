import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { CoachedGoal } from "#contract/coaching.ts";
import type { GoalCard } from "#domain/goal.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "./coaching.module.css";
import { useDrafts } from "./notes/drafts.ts";

interface Props {
  readonly goals: readonly CoachedGoal[];
  readonly children: ReactNode;
}

/** Tells of goals that have left the coach's list while they looked at it, and keeps what they had typed. */
export function GoalsLeft({ goals, children }: Props) {
  const [known, setKnown] = useState(goals);
  const [left, setLeft] = useState<readonly CoachedGoal[]>([]);
  if (known !== goals) {
    const here = new Set(goals.map(({ goal }) => goal.id));
    setKnown(goals);
    setLeft([...left, ...known].filter(({ goal }) => !here.has(goal.id)));
  }
  return (
    <>
      {left.map((coached) => (
        <GoalLeft
          key={coached.goal.id}
          goal={coached.goal}
          onDismiss={() => setLeft(left.filter((other) => other !== coached))}
        />
      ))}
      {children}
    </>
  );
}

interface LeftProps {
  readonly goal: Pick<GoalCard, "id" | "description">;
  readonly onDismiss: () => void;
}

/** That a goal is no longer coached, with what was typed on it and not sent. */
export function GoalLeft({ goal, onDismiss }: LeftProps) {
  const drafts = useDrafts();
  const [texts] = useState(() => drafts.textsOf(goal.id));
  const card = useRef<HTMLDivElement>(null);
  // The focused element is gone with the goal.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <Card ref={card} tabIndex={-1} className={styles["panel"]}>
      <p role="status">
        You no longer coach “{goal.description}”. Coaching ends when a goal is completed.
        {texts.length > 0 && " What you were writing was not sent:"}
      </p>
      {texts.map((text) => (
        <TextAreaField key={text} label="Not sent" rows={2} readOnly value={text} />
      ))}
      <p>
        <Button
          size="small"
          onClick={() => {
            drafts.forget(goal.id);
            onDismiss();
            // The focused button is about to go.
            document.querySelector<HTMLElement>("main h1")?.focus();
          }}
        >
          Dismiss
        </Button>
      </p>
    </Card>
  );
}
