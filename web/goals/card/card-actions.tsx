import { useQueryClient } from "@tanstack/react-query";
import { offeredActions, type GoalCard } from "#domain/goal.ts";
import type { MeasureType } from "#domain/measure.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { cardMessages, stepRefusal, type Message } from "./card-message.ts";
import { goalWritesOf } from "../goal-writes.ts";
import { preloadProgressModal } from "../progress/progress-modal-chunk.ts";

interface Props {
  readonly goal: GoalCard;
  /** Id of the card's heading: every card has an Update Progress, and this tells them apart. */
  readonly titleId: string;
  readonly message: Message;
  readonly onUpdate: () => void;
  readonly onCompleted: () => void;
}

export function CardActions({ goal, titleId, message, onUpdate, onCompleted }: Props) {
  const writes = goalWritesOf(useQueryClient());
  const offered = offeredActions(goal, useNow());

  async function complete(): Promise<void> {
    if (await message.follow(writes.complete(goal), cardMessages.completed)) onCompleted();
  }

  if (offered.length === 0) return null;
  return (
    <Row>
      <Button
        aria-describedby={titleId}
        onClick={onUpdate}
        onPointerEnter={preloadProgressModal}
        onFocus={preloadProgressModal}
      >
        Update Progress
      </Button>
      <OneStep goal={goal} message={message} />
      {offered.includes("complete") && (
        <Button look="primary" aria-describedby={titleId} onClick={() => void complete()}>
          Mark Complete
        </Button>
      )}
    </Row>
  );
}

// product.md, Cards. What is seen is short; what is read out says of which goal.
const stepWords: Readonly<Record<MeasureType, { seen: string; read: (goal: string) => string }>> = {
  Numeric: { seen: "+1", read: (goal) => `Add 1 to ${goal}` },
  DailyStreak: { seen: "+1", read: (goal) => `Add 1 to ${goal}` },
  Boolean: { seen: "Done", read: (goal) => `Done: ${goal}` },
  Date: { seen: "Log", read: (goal) => `Log: ${goal}` },
};

function OneStep({ goal, message }: Pick<Props, "goal" | "message">) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  const { seen, read } = stepWords[goal.measurable.type] ?? stepWords.Date;

  function step(): void {
    const refusal = stepRefusal(goal, now);
    if (refusal !== null) return message.say(refusal);
    void message.follow(writes.record(goal, { kind: "step" }), cardMessages.updated);
  }

  return (
    <Button onClick={step}>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{read(goal.description)}</span>
    </Button>
  );
}
