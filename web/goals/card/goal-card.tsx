import { memo, useEffect, useId, useRef, useState, type RefObject } from "react";
import { errors } from "#contract/errors.ts";
import { categoryName } from "#domain/category.ts";
import { counted } from "#domain/count-words.ts";
import type { Now } from "#domain/day.ts";
import { barColour, cardBadge, type CardBadge } from "#domain/goal-card.ts";
import type { GoalCard as Goal } from "#domain/goal.ts";
import { percentage, progressStatus } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { LatePart } from "#web/client/late-part.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import { Status } from "#web/ui/status.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { CardActions } from "./card-actions.tsx";
import { UndoButton, useMessage } from "./card-message.tsx";
import { cardMessages } from "./card-words.ts";
import { dayInWords, distanceInWords } from "#domain/day-words.ts";
import styles from "./goal-card.module.css";
import { useCheckInDraft } from "../check-ins/check-in-draft.ts";
import { GoalDialog } from "../details/goal-dialog.tsx";
import { measureInWords } from "#domain/measure-words.ts";
import { loadProgressModal } from "../progress/progress-modal-chunk.ts";

const badgeTones: Readonly<Record<CardBadge, Tone>> = {
  Completed: "green",
  Overdue: "red",
  Stalled: "amber",
  "Due Soon": "clay",
  "In Progress": "teal",
};

interface Props {
  readonly goal: Goal;
  /** Notes of its coach that its owner has not read. */
  readonly unreadNotes?: number;
}

/** One goal: where it stands, and what can be done about it now. */
export const GoalCard = memo(function GoalCard({ goal, unreadNotes = 0 }: Props) {
  const now = useNow();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const message = useMessage();
  // Counts the openings of the modal; 0 is closed.
  const [opening, setOpening] = useState(0);
  const [viewing, setViewing] = useState(false);
  const view = () => setViewing(true);
  const update = () => setOpening(opening + 1);
  const { draft: checkIn } = useCheckInDraft(goal.id);
  const unsaved = !goal.completed && checkIn.message.trim() !== "";
  useFocusAfter(viewing || opening > 0, title);
  const badge = cardBadge(goal, now);
  return (
    <Card as="li" className={styles["card"]} aria-labelledby={titleId}>
      <div className={styles["top"]}>
        <span className={styles["category"]}>{categoryName(goal.category)}</span>
        <Badge tone={badgeTones[badge]}>{badge}</Badge>
      </div>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {goal.description}
      </h3>
      <Progress goal={goal} now={now} />
      <CardActions
        goal={goal}
        titleId={titleId}
        message={message}
        onUpdate={update}
        // The focused button is gone.
        onCompleted={() => title.current?.focus()}
      />
      {goal.completed && (
        <Row>
          <LeavingButton aria-describedby={titleId} onClick={view}>
            View Details
          </LeavingButton>
        </Row>
      )}
      {unsaved && (
        <Row>
          <LeavingButton size="small" aria-describedby={titleId} onClick={update}>
            Unsaved check-in
          </LeavingButton>
        </Row>
      )}
      {unreadNotes > 0 && (
        <Row>
          <LeavingButton size="small" aria-describedby={titleId} onClick={view}>
            {counted(unreadNotes, "unread coach note")}
          </LeavingButton>
        </Row>
      )}
      <div className={styles["news"]}>
        <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
        {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
      </div>
      {viewing && <GoalDialog goal={goal} onClose={() => setViewing(false)} />}
      {opening > 0 && (
        <LatePart
          key={opening}
          load={loadProgressModal}
          loading={<SlowSign />}
          failed={errors["server.unavailable"].text}
        >
          {(ProgressModal) => (
            <ProgressModal
              goal={goal}
              onClose={() => setOpening(0)}
              onSaving={(write) => void message.follow(write, cardMessages.updated)}
            />
          )}
        </LatePart>
      )}
    </Card>
  );
});

/** Once a dialog has closed whose opener is gone: notes that were unread are read, a check-in is saved. */
function useFocusAfter(open: boolean, heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = heading;
    if (!open) return;
    return () => {
      if (document.activeElement === document.body) current?.focus();
    };
  }, [heading, open]);
}

function Progress({ goal, now }: { readonly goal: Goal; readonly now: Now }) {
  const percent = percentage(goal, now);
  const open = progressStatus(goal, now) !== "completed";
  return (
    <div className={styles["progress"]}>
      <div className={styles["measured"]}>
        <span>{measureInWords(goal.measurable)}</span>
        <span className={styles["percent"]}>{percent}%</span>
      </div>
      <Meter
        label={`Progress of ${goal.description}`}
        value={percent}
        tone={barColour(goal, now)}
      />
      <p className={styles["due"]}>
        Due <time dateTime={goal.dueDate}>{dayInWords(goal.dueDate)}</time>
        {open && `, ${distanceInWords(goal.dueDate, now)}`}
      </p>
    </div>
  );
}
