import { useQueryClient } from "@tanstack/react-query";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isKnownMeasure, measures, type ValueKind } from "#domain/measure.ts";
import { progressed } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import type { Message } from "./card-message.tsx";
import { refusalInWords } from "./card-words.ts";
import { words } from "./card.words.ts";

// product 4.12: the visible words are short, the accessible name includes the goal.
const stepWords: Readonly<Record<ValueKind, string>> = {
  amount: words.addOne,
  answer: words.done,
  day: words.log,
};

interface Props {
  readonly goal: GoalCard;
  readonly message: Message;
  // product 4.23
  readonly onLog: () => void;
  /** In a list, the accessible name ends with the goal: "+1, Walk before work". */
  readonly listed?: boolean;
  readonly className?: string | undefined;
}

export function OneStep({ goal, message, onLog, listed = false, className }: Props) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  const kind = isKnownMeasure(goal.measurable) ? measures[goal.measurable.type].kind : null;
  const { description } = goal;
  const seen = stepWords[kind ?? "day"];
  const read = kind === "amount" ? words.addOneTo(description) : words.stepOn(seen, description);

  function step(): void {
    if (kind === "day") return onLog();
    const refusal = stepRefusal(goal, now);
    if (refusal !== null) return message.say(refusal);
    void message.follow(writes.record(goal, { kind: "step" }, now), words.updated);
  }

  return (
    <Button className={className} onClick={step}>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{listed ? `${seen}, ${description}` : read}</span>
    </Button>
  );
}

// product 4.12
export function stepRefusal(goal: GoalCard, now: Now): string | null {
  const step = progressed(goal, { kind: "step" }, now);
  return isRefused(step) ? refusalInWords(step.refused) : null;
}
