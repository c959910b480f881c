import { useQueryClient } from "@tanstack/react-query";
import { goalLifePath, moveDatePath } from "../life/life-paths.ts";
import { isWaiting } from "#domain/completion-times.ts";
import { offeredActions } from "#domain/completion.ts";
import type { GoalCard } from "#domain/goal.ts";
import { daysBetween, type Now } from "#domain/day.ts";
import { isOfTime, isPastDue, percentage } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Status } from "#web/ui/status.tsx";
import { LateWaiting } from "../confirming/late-waiting.tsx";
import { useMessage } from "../card/card-message.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

/** What a goal that is overdue or at 100% asks to be decided. */
export function RowActions({ goal }: { readonly goal: GoalCard }) {
  const now = useNow();
  const isLate = isPastDue(goal, now);
  if (!(isLate || isReached(goal, now) || isWaiting(goal))) return null;
  const overdue = daysBetween(goal.dueDate, now.today);
  return (
    <Row>
      {isLate && <span className={styles["soft"]}>{words.overdue(overdue)}</span>}
      {/* The row goes with its goal. */}
      <Decisions goal={goal} onGone={() => document.querySelector("h1")?.focus()} />
    </Row>
  );
}

/** Its own work is done: time alone is not. */
export function isReached(goal: GoalCard, now: Now): boolean {
  return percentage(goal, now) >= 100 && !isOfTime(goal);
}

interface DecisionsProps {
  readonly goal: GoalCard;
  /** As of `LeavingButton`. */
  readonly onGone?: () => void;
}

export function Decisions({ goal, onGone }: DecisionsProps) {
  const writes = goalWritesOf(useQueryClient());
  const message = useMessage(goal.id);
  const now = useNow();
  const reached = isReached(goal, now);
  if (goal.status !== "active") return null;
  return (
    <>
      {offeredActions(goal, now).includes("complete") && (
        <LeavingButton
          size="small"
          {...(reached && { look: "primary" })}
          {...(onGone && { onGone })}
          onClick={() => void message.follow(writes.complete(goal, now), words.completed)}
        >
          {words.markComplete}
          <span className="visually-hidden">, {goal.description}</span>
        </LeavingButton>
      )}
      {isPastDue(goal, now) && !reached && (
        <>
          <Decision path={moveDatePath(goal.id)} goal={goal} label={words.moveDate} />
          <Decision path={goalLifePath(goal.id, "pause")} goal={goal} label={words.pause} />
          <Decision path={goalLifePath(goal.id, "close")} goal={goal} label={words.close} />
        </>
      )}
      <Status>{message.text}</Status>
      {isWaiting(goal) && <LateWaiting goal={goal} />}
    </>
  );
}

interface DecisionProps {
  readonly path: string;
  readonly goal: GoalCard;
  readonly label: string;
}

function Decision({ path, goal, label }: DecisionProps) {
  return (
    <ButtonLink href={path} look="quiet" size="small">
      {label}
      <span className="visually-hidden">, {goal.description}</span>
    </ButtonLink>
  );
}
