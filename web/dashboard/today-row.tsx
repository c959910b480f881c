import { useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { checkInPath } from "#contract/routes.ts";
import { barColour, cardBadge, type CardBadge } from "#domain/goal-card.ts";
import { isOfTime, percentage } from "#domain/progress.ts";
import { standingInWords, type TodayGoal, type UnreadNotes } from "#domain/today.ts";
import { useNotation } from "#web/ui/notation.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { KeptNote, UndoButton, useMessage, type Message } from "#web/goals/card/card-message.tsx";
import { words as cardWords } from "#web/goals/card/card.words.ts";
import { OneStep } from "#web/goals/card/one-step.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { goalWritesOf } from "#web/goals/goal-writes.ts";
import { LateProgressModal, useModalOpening } from "#web/goals/progress/late-progress-modal.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { SmallRing, type RingShape } from "#web/ui/small-ring.tsx";
import { Status } from "#web/ui/status.tsx";
import { toneClass, type Tone } from "#web/ui/tone.ts";
import styles from "./today.module.css";
import { words } from "./dashboard.words.ts";

interface Props {
  readonly row: TodayGoal;
  readonly unread: UnreadNotes;
}

const tones: Readonly<Record<TodayGoal["reason"], Tone>> = {
  overdue: "red",
  unread: "clay",
  step: "amber",
  reached: "green",
  behind: "amber",
  stalled: "amber",
  "due-soon": "clay",
  open: "grey",
};

const shapes: Readonly<Partial<Record<CardBadge, RingShape>>> = {
  completed: "done",
  overdue: "overdue",
  stalled: "stalled",
};

const LateMore = late(() => import("./today-more.tsx").then((m) => m.TodayMore));

const openers: Readonly<Partial<Record<TodayGoal["reason"], "decide" | "read">>> = {
  overdue: "decide",
  unread: "read",
};

export function TodayRow({ row, unread }: Props) {
  const { goal, reason } = row;
  const now = useNow();
  const notation = useNotation();
  const message = useMessage(goal.id);
  const element = useRef<HTMLLIElement>(null);
  const { opening, open, close } = useModalOpening();
  // Reading the notes changes the row's reason.
  const [more, setMore] = useState<"decide" | "read" | null>(null);
  const opener = more ?? openers[reason];
  return (
    <li ref={element} className={styles["row"]}>
      <SmallRing
        value={percentage(goal, now)}
        tone={barColour(goal, now)}
        shape={shapes[cardBadge(goal, now)]}
      />
      <div>
        <GoalLink goalId={goal.id} className={styles["goal"]}>
          {goal.description}
        </GoalLink>
        <div className={styles["line"]}>
          {message.text === "" && (
            <p
              className={classNames(
                styles["standing"],
                toneClass(isOfTime(goal) && reason === "reached" ? "grey" : tones[reason]),
              )}
            >
              {row.says ?? standingInWords(row, unread, now, notation)}
            </p>
          )}
          {opener && message.text === "" && !message.undo && (
            <Button
              look="quiet"
              size="small"
              aria-expanded={more !== null}
              onClick={() => setMore(more === null ? opener : null)}
            >
              {words[opener]}
              <span className="visually-hidden">, {goal.description}</span>
            </Button>
          )}
          <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
          {message.undo && (
            <UndoButton
              of={message.undo}
              goal={goal}
              message={message}
              onGone={() => element.current?.querySelector("a")?.focus()}
            />
          )}
        </div>
        <KeptNote message={message} />
        {more && (
          <div className={styles["more"]}>
            <LateMore goal={goal} what={more} />
          </div>
        )}
      </div>
      {row.checksIn ? (
        <ButtonLink href={checkInPath(goal.id)} look="primary" className={styles["step"]}>
          {words.checkIn}
          <span className="visually-hidden">, {goal.description}</span>
        </ButtonLink>
      ) : reason === "reached" ? (
        <Complete row={row} message={message} />
      ) : (
        <OneStep
          listed
          className={styles["step"]}
          goal={goal}
          message={message}
          onLog={() => open("log")}
        />
      )}
      <LateProgressModal goal={goal} opening={opening} message={message} onClose={close} />
    </li>
  );
}

interface CompleteProps {
  readonly row: TodayGoal;
  readonly message: Message;
}

function Complete({ row: { goal }, message }: CompleteProps) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  return (
    <LeavingButton
      {...(!isOfTime(goal) && { look: "primary" })}
      className={styles["step"]}
      onClick={() => void message.follow(writes.complete(goal, now), cardWords.completed)}
    >
      <span aria-hidden="true">{words.complete}</span>
      <span className="visually-hidden">{words.completeGoal(goal.description)}</span>
    </LeavingButton>
  );
}
