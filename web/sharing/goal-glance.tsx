import type { Ref } from "react";
import { categoryName } from "#domain/category.ts";
import { distanceInWords } from "#domain/day-words.ts";
import { barColour } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { isCompleted, isMeasured, percentage } from "#domain/progress.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Ring } from "#web/ui/ring.tsx";
import styles from "./sharing.module.css";
import { words } from "./sharing.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly as: "h2" | "h3";
  readonly titleId: string;
  readonly title?: Ref<HTMLHeadingElement>;
}

export function GoalGlance({ goal, as: Heading, titleId, title }: Props) {
  const now = useNow();
  const notation = useNotation();
  const open = !isCompleted(goal, now);
  const measured = isMeasured(goal, now);
  return (
    <div className={styles["glance"]}>
      {measured && (
        <Ring
          label={words.progressOf(goal.description)}
          value={percentage(goal, now)}
          tone={barColour(goal, now)}
        />
      )}
      <div className={styles["words"]}>
        <p className={styles["quiet"]}>
          <bdi>{categoryName(goal.category)}</bdi>
        </p>
        <Heading id={titleId} ref={title} tabIndex={-1} className={styles["title"]}>
          <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
        </Heading>
        {measured ? (
          <p className={styles["quiet"]}>
            {words.due(
              measureInWords(goal.measurable, notation),
              <WrittenDay day={goal.dueDate} />,
              open && <span>{`, ${distanceInWords(goal.dueDate, now)}`}</span>,
            )}
          </p>
        ) : (
          <Alert>{progressWords.failed}</Alert>
        )}
      </div>
    </div>
  );
}
