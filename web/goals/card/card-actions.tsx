import { useQueryClient } from "@tanstack/react-query";
import { offeredActions } from "#domain/completion.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isKnownMeasure } from "#domain/measure.ts";
import { isOfTime } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { MoreMenu } from "#web/ui/more-menu.tsx";
import type { Message } from "./card-message.tsx";
import { LateWaiting } from "../confirming/late-waiting.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import { preloadProgressModal } from "../progress/progress-modal-chunk.ts";
import { OneStep } from "./one-step.tsx";
import { words } from "./card.words.ts";

interface Props {
  readonly goal: GoalCard;
  /** Heading id: tells apart each card's Update Progress. */
  readonly titleId: string;
  readonly message: Message;
  readonly onUpdate: () => void;
  /** For Date goals, which have no step. */
  readonly onLog: () => void;
  readonly onCompleted: () => void;
  /** The step, and the others in a menu. */
  readonly brief?: boolean;
}

export function CardActions(props: Props) {
  const { goal, titleId, message, onUpdate, onLog, onCompleted, brief = false } = props;
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  const offered = offeredActions(goal, now);

  async function complete(): Promise<void> {
    if (await message.follow(writes.complete(goal, now), words.completed)) onCompleted();
  }

  if (offered.length === 0) return null;
  const update = isKnownMeasure(goal.measurable) && (
    <Button
      look={brief ? "quiet" : undefined}
      aria-describedby={titleId}
      onClick={onUpdate}
      onPointerEnter={preloadProgressModal}
      onFocus={preloadProgressModal}
    >
      {words.updateProgress}
    </Button>
  );
  const completion = offered.includes("complete") && (
    <Button
      look={brief ? "quiet" : isOfTime(goal) ? undefined : "primary"}
      aria-describedby={titleId}
      onClick={() => void complete()}
    >
      {words.markComplete}
    </Button>
  );
  const step = <OneStep goal={goal} message={message} onLog={onLog} />;
  if (!brief)
    return (
      <Row>
        {update}
        {step}
        {completion}
        {goal.completionAskedAt && <LateWaiting goal={goal} />}
      </Row>
    );
  return (
    <>
      {step}
      {(update || completion) && (
        <MoreMenu label={words.more(goal.description)}>
          {update}
          {completion}
        </MoreMenu>
      )}
    </>
  );
}
