import { distanceInWords } from "#domain/day-words.ts";
import type { Now } from "#domain/day.ts";
import { barColour } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { isMeasured, isOfTime, percentage, progressStatus } from "#domain/progress.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import styles from "./goal-card.module.css";
import { words } from "./card.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly now: Now;
}

export function CardProgress({ goal, now }: Props) {
  const notation = useNotation();
  const percent = percentage(goal, now);
  const ofTime = isOfTime(goal);
  if (!isMeasured(goal, now)) return <Alert>{progressWords.failed}</Alert>;
  return (
    <div className={styles["progress"]} data-time={ofTime || undefined}>
      <div className={styles["measured"]}>
        <span>{measureInWords(goal.measurable, notation)}</span>
        <span className={styles["percent"]}>
          {ofTime ? words.timePassed(percent) : percentWords.percent(percent)}
        </span>
      </div>
      <Meter
        label={(ofTime ? words.timeFor : words.progressOf)(goal.description)}
        value={percent}
        tone={barColour(goal, now)}
      />
    </div>
  );
}

export function Due({ goal, now }: Props) {
  return (
    <span className={styles["due"]}>
      {words.due(<WrittenDay day={goal.dueDate} />)}
      {progressStatus(goal, now) !== "completed" && (
        <span>{`, ${distanceInWords(goal.dueDate, now)}`}</span>
      )}
    </span>
  );
}
