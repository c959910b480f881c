import { memo, useId, useRef } from "react";
import { goalPath } from "#contract/routes.ts";
import { categoryName } from "#domain/category.ts";
import type { GoalCard as Goal } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { CardActions } from "./card-actions.tsx";
import { KeptNote, UndoButton, useMessage } from "./card-message.tsx";
import { CardProgress, Due } from "./card-progress.tsx";
import { GoalBadge } from "./goal-badge.tsx";
import styles from "./goal-card.module.css";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { LateProgressModal, useModalOpening } from "../progress/late-progress-modal.tsx";
import { Unread } from "./unread.tsx";
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
      <CardProgress goal={goal} now={now} />
      <Due goal={goal} now={now} />
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
      <Unread goal={goal} notes={unreadNotes} titleId={titleId} />
      <div className={styles["news"]}>
        <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
        {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
      </div>
      <KeptNote message={message} />
      <LateProgressModal goal={goal} opening={opening} message={message} onClose={close} />
    </Card>
  );
});
