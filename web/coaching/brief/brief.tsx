import { useId } from "react";
import type { Brief, BriefedGoal } from "#contract/brief.ts";
import { personWeekPath } from "#contract/person-week.ts";
import {
  checkInOfWeekInWords,
  daysOfWeekInWords,
  promiseOfWeekInWords,
} from "#domain/coached-week.ts";
import { ledgerInWords } from "#domain/week-words.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { DayMarks } from "#web/ui/day-marks.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { GoalStanding } from "../goal-standing.tsx";
import styles from "./brief.module.css";
import { words } from "./brief.words.ts";

interface Props {
  readonly uid: string;
  readonly goals: Brief["goals"];
}

export function BriefedGoals({ uid, goals }: Props) {
  return (
    <>
      <Row spread>
        <p>{words.about(goals.length)}</p>
        <Row>
          <Button onClick={() => print()}>{words.print}</Button>
          <ButtonLink href={personWeekPath(uid)} look="quiet">
            {words.week}
          </ButtonLink>
        </Row>
      </Row>
      {goals.map((one) => (
        <Goal key={one.goal.id} of={one} />
      ))}
    </>
  );
}

function Goal({ of: { goal, weeks } }: { readonly of: BriefedGoal }) {
  const titleId = useId();
  const now = useNow();
  const { nextStep } = goal;
  return (
    <section aria-labelledby={titleId} className={styles["goal"]}>
      <h2 id={titleId} className={styles["title"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h2>
      <Stack gap="tight" className={styles["standing"]}>
        <GoalStanding goal={goal} now={now} said={null} />
        {nextStep !== null && (
          <p>{words.step(<bdi>{nextStep.text}</bdi>, <WrittenDay day={nextStep.day} />)}</p>
        )}
      </Stack>
      {weeks.length === 0 ? (
        <p className={styles["soft"]}>{words.noWeeks}</p>
      ) : (
        <ul className={styles["weeks"]}>
          {weeks.map((week, place) => (
            <Week key={week.period.from} of={week} goal={goal} newest={place === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface WeekProps extends Pick<BriefedGoal, "goal"> {
  readonly of: BriefedGoal["weeks"][number];
  readonly newest: boolean;
}

function Week({ of: week, goal, newest }: WeekProps) {
  const [now, notation] = [useNow(), useNotation()];
  // An older one's promise is in the week after it, with its answer.
  const checkIn = week.checkIn && { ...week.checkIn, ...(!newest && { promise: "" }) };
  const of = { ...week, checkIn };
  const promise = promiseOfWeekInWords(of);
  const parts = [
    ...ledgerInWords(of, goal.measurable, now, notation),
    ...(promise === null ? [] : [promise]),
    ...checkInOfWeekInWords(of, notation),
  ];
  return (
    <li className={styles["week"]}>
      <div className={styles["days"]}>
        <span className={styles["soft"]}>{daysOfWeekInWords(of, notation)}</span>
        <DayMarks days={of.days} />
      </div>
      <p>{parts.join(" · ")}</p>
    </li>
  );
}
