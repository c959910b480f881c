import { saidHealthInWords, type SaidHealth } from "#domain/check-in-said.ts";
import { distanceInWords } from "#domain/day-words.ts";
import type { Now } from "#domain/day.ts";
import { barColour } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { isCompleted, isMeasured, isOfTime, percentage } from "#domain/progress.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNow } from "#web/client/now.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import styles from "./coaching.module.css";
import { words } from "./coaching.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly now: Now;
  /** Null without a check-in for the coach. */
  readonly said: SaidHealth | null;
}

export function GoalStanding({ goal, now, said }: Props) {
  const percent = percentage(goal, now);
  const ofTime = isOfTime(goal);
  const measured = isMeasured(goal, now);
  const { description, measurable, dueDate } = goal;
  return (
    <>
      <Row spread>
        <span>{measureInWords(measurable, useNotation())}</span>
        {measured && (
          <strong>{ofTime ? words.timePassed(percent) : percentWords.percent(percent)}</strong>
        )}
      </Row>
      {measured && (
        <div data-time={ofTime || undefined}>
          <Meter
            label={(ofTime ? words.timeFor : words.progressOf)(description)}
            value={percent}
            tone={barColour(goal, now)}
          />
        </div>
      )}
      <Row spread className={styles["soft"]}>
        <span>
          {words.due(
            <WrittenDay day={dueDate} />,
            !isCompleted(goal, now) && <span>{`, ${distanceInWords(dueDate, now)}`}</span>,
          )}
        </span>
        <span>{updatedInWords(goal, now)}</span>
      </Row>
      <Said of={said} goal={goal} />
    </>
  );
}

interface SaidProps {
  readonly of: SaidHealth | null;
  readonly goal: GoalCard;
}

// product 26.9
export function Said({ of, goal }: SaidProps) {
  const [now, notation] = [useNow(), useNotation()];
  if (of === null) return null;
  return <p className={styles["soft"]}>{saidHealthInWords(of, goal.measurable, now, notation)}</p>;
}

function updatedInWords({ lastProgressUpdateAt: at }: GoalCard, now: Now): string {
  return at === null ? words.noUpdateYet : words.lastUpdated(timeAgo(at, now.at));
}
