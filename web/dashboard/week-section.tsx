import { useQuery } from "@tanstack/react-query";
import { memo, useId } from "react";
import type { listCheckIns } from "#contract/check-ins.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Day } from "#domain/day.ts";
import { words as dayWords } from "#domain/day.words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { weekInWords, weekOf, type Weekday } from "#domain/active-week.ts";
import { useNow } from "#web/client/now.tsx";
import { keyOf } from "#web/client/query.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { pebblePath } from "#domain/pebble.ts";
import type { PanelGoals } from "./panel.tsx";
import type { Feedback } from "./use-feedback.ts";
import styles from "./week.module.css";
import { words } from "./dashboard.words.ts";

interface Props {
  readonly goals: PanelGoals;
  readonly activeDays: readonly Day[] | null;
  readonly feedback: Feedback;
}

// product 6.18
export const WeekSection = memo(function WeekSection({ goals, activeDays, feedback }: Props) {
  const titleId = useId();
  const now = useNow();
  const week = weekOf(now.today, new Set(activeDays));
  const known = goals === null || goals === "failed" ? [] : goals;
  return (
    <section aria-labelledby={titleId} className={styles["section"]}>
      <Row spread>
        <h2 id={titleId} data-rank="quiet">
          {words.thisWeek}
        </h2>
        <ButtonLink href="/week" look="quiet" size="small">
          {words.openWeek}
        </ButtonLink>
      </Row>
      <Stones week={week} today={now.today} />
      <p className={styles["told"]}>{activeDays !== null && weekInWords(week, known, now)}</p>
      <Promises />
      <LastWords goals={known} feedback={feedback} at={now.at} />
    </section>
  );
});

function Promises() {
  const { data } = useQuery<OutputOf<typeof listCheckIns>>({
    queryKey: keyOf("listCheckIns"),
    enabled: false,
  });
  const { kept = 0, answered = 0 } = data?.promises ?? {};
  return answered > 0 && <p className={styles["told"]}>{words.kept(kept, answered)}</p>;
}

/** Distance between the middles of two stones. */
const STEP = 32;
const stones = [12, 10, 13, 11, 12.5, 10.5, 11.5].map((width, index) =>
  pebblePath([STEP * (index + 0.5), 17, width, 11, index % 2 === 0 ? 2 : -2]),
);

const dashed = { fill: "none", stroke: "var(--stone)", strokeDasharray: "3 4" };

function Stones({ week, today }: { readonly week: readonly Weekday[]; readonly today: Day }) {
  return (
    <svg viewBox="0 0 224 56" width="224" className={styles["stones"]} aria-hidden="true">
      {week.map(({ day, state }, index) => (
        <g key={day} className={styles[state]}>
          <path d={stones[index]} {...(state === "ahead" && dashed)} />
          <text x={STEP * (index + 0.5)} y="46" textAnchor="middle">
            {dayWords.narrowWeekdays[index]}
          </text>
          {day === today && <path d={pebblePath([STEP * (index + 0.5), 53, 10, 2.5, 1])} />}
        </g>
      ))}
    </svg>
  );
}

interface WordsProps {
  readonly goals: readonly GoalCard[];
  readonly feedback: Feedback;
  readonly at: number;
}

function LastWords({ goals, feedback: { notes, lastWords }, at }: WordsProps) {
  const [newest] = notes;
  if (newest === undefined || lastWords === null) return null;
  const goal = goals.find(({ id }) => id === newest.goalId);
  return (
    <figure className={styles["words"]}>
      <blockquote dir="auto">{lastWords}</blockquote>
      <figcaption>
        {words.coachOnGoal(
          <bdi>{newest.coachName}</bdi>,
          <GoalLink goalId={newest.goalId}>{goal?.description ?? words.yourGoal}</GoalLink>,
          relativeTime(newest.createdAt, at),
        )}
      </figcaption>
    </figure>
  );
}
