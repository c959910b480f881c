import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { checkInPath } from "#contract/routes.ts";
import { duePeriod } from "#domain/check-in-period.ts";
import { isWaiting } from "#domain/completion-times.ts";
import { offeredActions } from "#domain/completion.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isCounted, isKnownMeasure } from "#domain/measure.ts";
import { isOfTime } from "#domain/progress.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { KeptNote, UndoButton, useMessage, type Message } from "#web/goals/card/card-message.tsx";
import { words as cardWords } from "#web/goals/card/card.words.ts";
import { OneStep } from "#web/goals/card/one-step.tsx";
import { LateWaiting } from "#web/goals/confirming/late-waiting.tsx";
import { goalWritesOf } from "#web/goals/goal-writes.ts";
import {
  loadProgressModal,
  preloadProgressModal,
} from "#web/goals/progress/progress-modal-chunk.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./goal-page.module.css";
import { SaidHealth } from "./said-health.tsx";
import { words } from "./goal-page.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly onCompleted: () => void;
}

export function GoalSteps({ goal, onCompleted }: Props) {
  const writes = goalWritesOf(useQueryClient());
  const message = useMessage(goal.id);
  const now = useNow();

  async function complete(): Promise<void> {
    if (await message.follow(writes.complete(goal, now), cardWords.completed)) onCompleted();
  }

  return (
    <>
      <Row className={styles["steps"]}>
        {isCounted(goal.measurable) && <StepBack goal={goal} message={message} />}
        {goal.measurable.type !== "Date" && (
          <OneStep goal={goal} message={message} onLog={() => undefined} />
        )}
        {isKnownMeasure(goal.measurable) && <SetValue goal={goal} message={message} />}
        {offeredActions(goal, now).includes("complete") && (
          <Button {...(!isOfTime(goal) && { look: "primary" })} onClick={() => void complete()}>
            {words.complete}
          </Button>
        )}
        {duePeriod(goal, now) !== null && (
          <ButtonLink href={checkInPath(goal.id)}>{words.checkIn}</ButtonLink>
        )}
      </Row>
      {isWaiting(goal) && <LateWaiting goal={goal} />}
      <Row className={styles["news"]}>
        {message.text === "" && message.undo === null && <SaidHealth goal={goal} />}
        <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
        {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
      </Row>
      <KeptNote message={message} />
    </>
  );
}

interface StepProps {
  readonly goal: GoalCard;
  readonly message: Message;
}

// product 4.36
function StepBack({ goal, message }: StepProps) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  function step(): void {
    if (goal.measurable.currentValue === 0) return message.say(words.atZero);
    const back = { kind: "change", by: -1 } as const;
    void message.follow(writes.record(goal, back, now), cardWords.updated);
  }

  return (
    <Button onClick={step}>
      <span aria-hidden="true">{words.takeOne}</span>
      <span className="visually-hidden">{words.takeOneFrom(goal.description)}</span>
    </Button>
  );
}

const LateModal = late(loadProgressModal, <SlowSign />);

function SetValue({ goal, message }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        onPointerEnter={preloadProgressModal}
        onFocus={preloadProgressModal}
      >
        {goal.measurable.type === "Date" ? words.setDate : words.setValue}
      </Button>
      {isOpen && (
        <LateModal
          goal={goal}
          onItsPage
          onClose={() => setOpen(false)}
          onSaving={(write) => void message.follow(write, cardWords.updated)}
        />
      )}
    </>
  );
}
