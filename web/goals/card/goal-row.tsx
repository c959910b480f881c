import { memo, useId, useRef } from "react";
import { goalPath } from "#contract/routes.ts";
import { categoryName } from "#domain/category.ts";
import type { GoalCard as Goal } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Status } from "#web/ui/status.tsx";
import { LateProgressModal, useModalOpening } from "../progress/late-progress-modal.tsx";
import { LateWaiting } from "../confirming/late-waiting.tsx";
import { CardActions } from "./card-actions.tsx";
import { KeptNote, UndoButton, useMessage } from "./card-message.tsx";
import { CardProgress, Due } from "./card-progress.tsx";
import { GoalBadge } from "./goal-badge.tsx";
import { Unread } from "./unread.tsx";
import styles from "./goal-row.module.css";
import { words } from "./card.words.ts";

interface Props {
  readonly goal: Goal;
  readonly unreadNotes: number;
}

// product 6.21
export const GoalRow = memo(function GoalRow({ goal, unreadNotes }: Props) {
  const now = useNow();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const message = useMessage(goal.id);
  const { opening, open, close } = useModalOpening();
  return (
    <li className={styles["row"]} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h3>
      <div className={styles["progress"]}>
        <CardProgress goal={goal} now={now} />
      </div>
      <div className={styles["line"]}>
        {message.text === "" && (
          <p>
            <GoalBadge goal={goal} now={now} /> <bdi>{categoryName(goal.category)}</bdi>{" "}
            <Due goal={goal} now={now} />
          </p>
        )}
        <Status tone={message.failed ? "red" : "grey"}>{message.text}</Status>
      </div>
      <Unread goal={goal} notes={unreadNotes} titleId={titleId} className={styles["unread"]} />
      {message.undo && <UndoButton of={message.undo} goal={goal} message={message} />}
      <div className={styles["actions"]}>
        <CardActions
          brief
          goal={goal}
          titleId={titleId}
          message={message}
          onUpdate={() => open("update")}
          onLog={() => open("log")}
          // The completion removes the focused button.
          onCompleted={() => title.current?.focus()}
        />
        {goal.completed && (
          <ButtonLink size="small" href={goalPath(goal.id)} describedBy={titleId}>
            {words.viewDetails}
          </ButtonLink>
        )}
      </div>
      {goal.completionAskedAt && <LateWaiting goal={goal} />}
      <KeptNote message={message} />
      <LateProgressModal goal={goal} opening={opening} message={message} onClose={close} />
    </li>
  );
});
