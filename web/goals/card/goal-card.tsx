import { memo, useId, useRef } from "react";
import { goalPath } from "#contract/routes.ts";
import { categoryName } from "#domain/category.ts";
import type { Now } from "#domain/day.ts";
import { barColour } from "#domain/goal-card.ts";
import type { GoalCard as Goal } from "#domain/goal.ts";
import { isMeasured, isOfTime, percentage, progressStatus } from "#domain/progress.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { Status } from "#web/ui/status.tsx";
import { CardActions } from "./card-actions.tsx";
import { KeptNote, UndoButton, useMessage } from "./card-message.tsx";
import { distanceInWords } from "#domain/day-words.ts";
import { GoalBadge } from "./goal-badge.tsx";
import styles from "./goal-card.module.css";
import { useCheckInWords } from "../check-ins/check-in-words.ts";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { measureInWords } from "#domain/measure-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { LateProgressModal, useModalOpening } from "../progress/late-progress-modal.tsx";
import { words } from "./card.words.ts";

interface Props {
  readonly goal: Goal;
  readonly unreadNotes?: number;
}

export const GoalCard = memo(function GoalCard({ goal, unreadNotes = 0 }: Props) {
  const now = useNow();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const message = useMessage(goal.id);
  const { opening, open, close } = useModalOpening();
  const [checkIn] = useCheckInWords(goal.id);
  const unsaved = checkIn.message !== "";
  return (
    <Card as="li" className={styles["card"]} aria-labelledby={titleId}>
      <div className={styles["top"]}>
        <span dir="auto" className={styles["category"]}>
          {categoryName(goal.category)}
        </span>
        <GoalBadge goal={goal} now={now} />
      </div>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h3>
      <Progress goal={goal} now={now} />
      <CardActions
        goal={goal}
        titleId={titleId}
        message={message}
        onUpdate={() => open("update")}
        onLog={() => open("log")}
        // The completion removes the focused button.
        onCompleted={() => title.current?.focus()}
      />
      {goal.completed && (
        <Row>
          <ButtonLink href={goalPath(goal.id)} describedBy={titleId}>
            {words.viewDetails}
          </ButtonLink>
        </Row>
      )}
      {unsaved && (
        <Row>
          <ButtonLink size="small" href={goalPath(goal.id)} describedBy={titleId}>
            {words.unsavedNote}
          </ButtonLink>
        </Row>
      )}
      {unreadNotes > 0 && (
        <Row>
          <ButtonLink size="small" href={goalPath(goal.id)} describedBy={titleId}>
            {words.unreadNotes(unreadNotes)}
          </ButtonLink>
        </Row>
      )}
      <div className={styles["news"]}>
        <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
        {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
      </div>
      <KeptNote message={message} />
      <LateProgressModal goal={goal} opening={opening} message={message} onClose={close} />
    </Card>
  );
});

function Progress({ goal, now }: { readonly goal: Goal; readonly now: Now }) {
  const notation = useNotation();
  const percent = percentage(goal, now);
  const ofTime = isOfTime(goal);
  const open = progressStatus(goal, now) !== "completed";
  return (
    <div className={styles["progress"]} data-time={ofTime || undefined}>
      {isMeasured(goal, now) ? (
        <>
          <div className={styles["measured"]}>
            <span>{measureInWords(goal.measurable, notation)}</span>
            <span className={styles["percent"]}>
              {ofTime ? words.timePassed(percent) : `${percent}%`}
            </span>
          </div>
          <Meter
            label={(ofTime ? words.timeFor : words.progressOf)(goal.description)}
            value={percent}
            tone={barColour(goal, now)}
          />
        </>
      ) : (
        <Alert>{progressWords.failed}</Alert>
      )}
      <p className={styles["due"]}>
        {words.due(<WrittenDay day={goal.dueDate} />)}
        {open && <span>{`, ${distanceInWords(goal.dueDate, now)}`}</span>}
      </p>
    </div>
  );
}
