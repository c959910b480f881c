import { memo, useId, useMemo, useState } from "react";
import { limits } from "#domain/limits.ts";
import {
  needsSomething,
  nextInWords,
  todayGoals,
  type TodayGoal,
  type UnreadNotes,
} from "#domain/today.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";
import type { Goals } from "#web/goals/use-goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Boundary } from "./boundary.tsx";
import { calculate } from "./calculation.ts";
import { NoGoalsYet } from "./no-goals-yet.tsx";
import { TodayRow } from "./today-row.tsx";
import type { Feedback } from "./use-feedback.ts";
import { useHeldOrder } from "./use-held-order.ts";
import styles from "./today.module.css";

const FAILURE = "Failed to work out what today asks for";

interface Props {
  readonly goals: Goals;
  readonly feedback: Feedback;
}

/** 'Today': what can be done now, a row for each goal (product 6.11). */
export const TodaySection = memo(function TodaySection({ goals, feedback }: Props) {
  const titleId = useId();
  // The section of the goals says aloud that they could not be read.
  if (goals.kind === "failed") return null;
  return (
    <section aria-labelledby={titleId} className={styles["today"]}>
      <h2 id={titleId}>Today</h2>
      {goals.kind === "loading" ? (
        <Reading />
      ) : (
        <Boundary of={goals.goals} fallback={<Alert>{FAILURE}</Alert>}>
          <Body goals={goals} feedback={feedback} />
        </Boundary>
      )}
    </section>
  );
});

type Ready = Extract<Goals, { kind: "ready" }>;

/** All rows; or the first, and how many there are, while some goals are still being read. */
function useRows(goals: Ready, { unread, known }: Feedback) {
  const now = useNow();
  const { today } = goals;
  const all = goals.rest === "here" || today === null ? goals.goals : today.goals;
  const sorted = useMemo(() => calculate(() => todayGoals(all, unread, now)), [all, unread, now]);
  const rows = useHeldOrder(sorted ?? [], known && sorted !== null);
  const total = goals.rest === "here" || today === null ? rows.length : today.total;
  return { rows: sorted && rows, total };
}

function Body({ goals, feedback }: { readonly goals: Ready; readonly feedback: Feedback }) {
  const { rows, total } = useRows(goals, feedback);
  const [open, setOpen] = useState(false);
  if (rows === null) return <Alert>{FAILURE}</Alert>;
  if (goals.goals.length === 0) return <NoGoalsYet />;
  return (
    <>
      {!rows.some(needsSomething) && <Nothing rows={rows} />}
      <Rows rows={open ? rows : rows.slice(0, limits.linesShown)} unread={feedback.unread} />
      {total > limits.linesShown && (
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show fewer" : `Show all ${total}`}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly TodayGoal[];
  readonly unread: UnreadNotes;
}

function Rows({ rows, unread }: RowsProps) {
  return (
    <ul className={styles["rows"]}>
      {rows.map((row) => (
        <TodayRow key={row.goal.id} row={row} unread={unread} />
      ))}
    </ul>
  );
}

function Nothing({ rows }: Pick<RowsProps, "rows">) {
  const next = nextInWords(rows, useNotation());
  return <p>Nothing needs you today.{next !== null && <span> {next}</span>}</p>;
}
