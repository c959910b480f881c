import { memo, useId, useMemo, useState } from "react";
import { dueGoals, nextCheckIn } from "#domain/check-in-period.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { leading, needsSomething, nextInWords, todayGoals, type TodayGoal } from "#domain/today.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";
import type { Goals } from "#web/goals/use-goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { pebblePath } from "#domain/pebble.ts";
import { Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import { calculate } from "./calculation.ts";
import { NoGoalsYet } from "./no-goals-yet.tsx";
import { TodayRow } from "./today-row.tsx";
import type { Feedback } from "./use-feedback.ts";
import { useHeldOrder } from "./use-held-order.ts";
import styles from "./today.module.css";
import { words } from "./dashboard.words.ts";

interface Props {
  readonly goals: Goals;
  readonly feedback: Feedback;
}

// product 6.11
export const TodaySection = memo(function TodaySection({ goals, feedback }: Props) {
  const titleId = useId();
  // The goals section announces the failure.
  if (goals.kind === "failed") return null;
  return (
    <section aria-labelledby={titleId} className={styles["today"]}>
      <h2 id={titleId}>{words.today}</h2>
      {goals.kind === "loading" ? (
        <Reading />
      ) : (
        <Boundary of={goals.goals} fallback={<Alert>{words.todayFailed}</Alert>}>
          <Body goals={goals} feedback={feedback} />
        </Boundary>
      )}
    </section>
  );
});

type Ready = Extract<Goals, { kind: "ready" }>;

/** The first rows and their total until all goals are loaded. */
function useRows(goals: Ready, { unread, known }: Feedback) {
  const now = useNow();
  const { today, comeback } = goals;
  const all = goals.rest === "here" || today === null ? goals.goals : today.goals;
  const sorted = useMemo(
    () => calculate(() => leading(todayGoals(all, unread, now), comeback, now)),
    [all, unread, now, comeback],
  );
  const rows = useHeldOrder(sorted ?? [], known && sorted !== null);
  const total = goals.rest === "here" || today === null ? rows.length : today.total;
  const checkIns = useMemo(() => dueGoals(all, now).length, [all, now]);
  const due = goals.rest === "here" || today === null ? checkIns : today.checkIns;
  // Keeps its place above the check-in row once its step is logged.
  const led = comeback?.day === now.today && rows[0]?.goal.id === comeback.goalId ? 1 : 0;
  return { rows: sorted && rows, total, checkIns: due, led };
}

function Body({ goals, feedback }: { readonly goals: Ready; readonly feedback: Feedback }) {
  const { rows, total, checkIns, led } = useRows(goals, feedback);
  const [open, setOpen] = useState(false);
  if (rows === null) return <Alert>{words.todayFailed}</Alert>;
  if (goals.goals.length === 0) return <NoGoalsYet />;
  const first = checkIns > 0 ? 1 : 0;
  const shown = (open ? rows : rows.slice(0, limits.linesShown - first)).map((row) => (
    <TodayRow key={row.goal.id} row={row} unread={feedback.unread} />
  ));
  if (first > 0) shown.splice(led, 0, <CheckInRow key="check-in" goals={checkIns} />);
  return (
    <>
      {first === 0 && !rows.some(needsSomething) && <Nothing rows={rows} goals={goals.goals} />}
      <ul className={styles["rows"]}>{shown}</ul>
      {total + first > limits.linesShown && (
        <Row>
          <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words.showFewer : words.showAll(total + first)}
          </Button>
        </Row>
      )}
    </>
  );
}

// product 25.13
function CheckInRow({ goals }: { readonly goals: number }) {
  return (
    <li className={classNames(styles["row"], styles["check"])}>
      <svg viewBox="0 0 44 44" width="48" className={styles["mark"]} aria-hidden="true">
        <path d={mark} />
      </svg>
      <p className={styles["goal"]}>{words.weeklyCheckIn(goals)}</p>
      <ButtonLink href="/week" look="primary" className={styles["step"]}>
        {words.checkIn}
      </ButtonLink>
    </li>
  );
}

const mark = pebblePath([22, 22, 20, 16, 3]);

interface NothingProps {
  readonly rows: readonly TodayGoal[];
  readonly goals: readonly GoalCard[];
}

function Nothing({ rows, goals }: NothingProps) {
  const now = useNow();
  const next = nextInWords(rows, nextCheckIn(goals, now), now, useNotation());
  return (
    <p>
      {words.nothingToday}
      {next !== null && <span> {next}</span>}
    </p>
  );
}
