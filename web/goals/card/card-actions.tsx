import { useQueryClient } from "@tanstack/react-query";
import { offeredActions, type GoalCard } from "#domain/goal.ts";
import type { Now } from "#domain/day.ts";
import { measureTypeOf, type MeasureType } from "#domain/measure.ts";
import { progressed } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import type { Message } from "./card-message.tsx";
import { cardMessages, refusalInWords } from "./card-words.ts";
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

// product 4.12. What is seen is short; what is read out says of which goal.
interface StepWords {
  readonly seen: string;
  readonly read: (goal: string) => string;
}

const log: StepWords = { seen: "Log", read: (goal) => `Log: ${goal}` };
const stepWords: Readonly<Record<MeasureType, StepWords>> = {
  Numeric: { seen: "+1", read: (goal) => `Add 1 to ${goal}` },
  DailyStreak: { seen: "+1", read: (goal) => `Add 1 to ${goal}` },
  Boolean: { seen: "Done", read: (goal) => `Done: ${goal}` },
  Date: log,
};

function OneStep({ goal, message }: Pick<Props, "goal" | "message">) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  const { type } = goal.measurable;
  const { seen, read } = isKnown(type) ? stepWords[type] : log;

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

/** False for a measure of a newer server, which this page does not know. */
function isKnown(type: MeasureType): boolean {
  return measureTypeOf(type) !== undefined;
}

/** Why the one step would do nothing to this goal, in words; null where it would (product 4.12). */
export function stepRefusal(goal: GoalCard, now: Now): string | null {
  if (!isKnown(goal.measurable.type)) return cardMessages.unknownType;
  const step = progressed(goal, { kind: "step" }, now);
  return isRefused(step) ? refusalInWords(step.refused) : null;
}
