import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { checkInPath } from "#contract/routes.ts";
import { duePeriod } from "#domain/check-in-period.ts";
import { barColour } from "#domain/goal-card.ts";
import { offeredActions } from "#domain/completion.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isCounted, isKnownMeasure } from "#domain/measure.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { isMeasured, isOfTime, percentage } from "#domain/progress.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";
import { KeptNote, UndoButton, useMessage } from "#web/goals/card/card-message.tsx";
import { words as cardWords } from "#web/goals/card/card.words.ts";
import { OneStep } from "#web/goals/card/one-step.tsx";
import { goalWritesOf } from "#web/goals/goal-writes.ts";
import { ProgressForm } from "#web/goals/progress/progress-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./goal-page.module.css";
import { LateWay } from "./late-parts.tsx";
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
  return (
    <section
      aria-labelledby={titleId}
      className={styles["progress"]}
      data-time={ofTime || undefined}
    >
      <Stack>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {words.progress}
        </h2>
        {isMeasured(goal, now) ? (
          <>
            <Row spread className={styles["measured"]}>
              <span>{measureInWords(goal.measurable, notation)}</span>
              <span>{ofTime ? words.timePassed(percent) : `${percent}%`}</span>
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
        {reader === "owner" && goal.status === "active" && (
          // The completion removes the focused button.
          <Moves goal={goal} onCompleted={() => title.current?.focus()} />
        )}
      </Stack>
      {isCounted(goal.measurable) && (
        <div className={styles["late"]}>
          <LateWay goal={goal} reader={reader} />
        </div>
      )}
    </section>
  );
}

interface MovesProps {
  readonly goal: GoalCard;
  readonly onCompleted: () => void;
}

function Moves({ goal, onCompleted }: MovesProps) {
  const writes = goalWritesOf(useQueryClient());
  const message = useMessage(goal.id);
  const now = useNow();
  const offered = offeredActions(goal, now);

  async function complete(): Promise<void> {
    if (await message.follow(writes.complete(goal, now), cardWords.completed)) onCompleted();
  }

  return (
    <>
      <Row className={styles["moves"]}>
        {goal.measurable.type !== "Date" && (
          <OneStep goal={goal} message={message} onLog={() => undefined} />
        )}
        {offered.includes("complete") && (
          <Button {...(!isOfTime(goal) && { look: "primary" })} onClick={() => void complete()}>
            {words.complete}
          </Button>
        )}
        {duePeriod(goal, now) !== null && (
          <ButtonLink href={checkInPath(goal.id)}>{words.checkIn}</ButtonLink>
        )}
        <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
        {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
      </Row>
      <KeptNote message={message} />
      {isKnownMeasure(goal.measurable) && (
        <Card>
          <ProgressForm
            goal={goal}
            onClose={() => undefined}
            onSaving={(write) => void message.follow(write, cardWords.updated)}
          />
        </Card>
      )}
    </>
  );
}
