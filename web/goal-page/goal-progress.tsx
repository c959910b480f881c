import { useId, useRef } from "react";
import { barColour } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { isMeasured, isOfTime, percentage } from "#domain/progress.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./goal-page.module.css";
import { GoalSteps } from "./goal-steps.tsx";
import { SaidHealth } from "./said-health.tsx";
import { words } from "./goal-page.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
}

export function GoalProgress({ goal, reader }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const notation = useNotation();
  const percent = percentage(goal, now);
  const ofTime = isOfTime(goal);
  const isActive = goal.status === "active";
  return (
    <Stack
      as="section"
      className={styles["progress"]}
      aria-labelledby={titleId}
      data-time={ofTime || undefined}
    >
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles["unseen"]}>
        <span className="visually-hidden">{words.progress}</span>
      </h2>
      {isMeasured(goal, now) ? (
        <>
          <Row className={styles["measured"]}>
            <span>{measureInWords(goal.measurable, notation)}</span>
            <span>{ofTime ? words.timePassed(percent) : percentWords.percent(percent)}</span>
          </Row>
          <Meter
            label={(ofTime ? words.timeFor : words.progressOf)(goal.description)}
            value={percent}
            tone={barColour(goal, now)}
          />
        </>
      ) : (
        <Alert>{progressWords.failed}</Alert>
      )}
      {isActive &&
        (reader === "coach" ? (
          <SaidHealth goal={goal} />
        ) : (
          // The completion removes the focused button.
          <GoalSteps goal={goal} onCompleted={() => title.current?.focus()} />
        ))}
    </Stack>
  );
}
