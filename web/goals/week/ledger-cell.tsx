import type { OwnWeekRow } from "#contract/week.ts";
import { weekdayName } from "#domain/day-words.ts";
import { daysBetween, mondayOf, type Day } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { sinceInWords, weekChangeInWords } from "#domain/week-words.ts";
import { behindFrom } from "#domain/week.ts";
import { useNow } from "#web/client/now.tsx";
import { DayMarks } from "#web/ui/day-marks.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { paceSentence } from "../weekly-check-in/pace-sentence.ts";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

function weekdayOf(day: Day): string {
  return weekdayName(daysBetween(mondayOf(day), day) + 1);
}

// product 36.4
function usePace(goal: GoalCard): string | null {
  const now = useNow();
  const notation = useNotation();
  const behind = behindFrom(goal, now);
  return behind === null ? paceSentence(goal, now, notation) : words.onPaceUntil(weekdayOf(behind));
}

interface Props {
  readonly row: OwnWeekRow;
  /** The goal as staged, if it is another. */
  readonly goal?: GoalCard;
}

export function LedgerCell({ row, goal = row.goal }: Props) {
  const notation = useNotation();
  const pace = usePace(goal);
  const { days, change, since, period, state } = row;
  return (
    <>
      <DayMarks days={days} />
      <p>
        {weekChangeInWords(change, row.goal.measurable, notation)}
        {since !== null && (
          <span className={styles["soft"]}>
            {" "}
            {sinceInWords(since, row.goal.measurable, weekdayOf(period.from), notation)}
          </span>
        )}
      </p>
      {pace !== null && state !== "missed" && <p className={styles["soft"]}>{pace}</p>}
    </>
  );
}
