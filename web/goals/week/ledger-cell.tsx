import type { OwnWeekRow } from "#contract/week.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isPaused } from "#domain/pause.ts";
import { ledgerInWords, onPaceUntil } from "#domain/week-words.ts";
import { behindFrom } from "#domain/week.ts";
import { useNow } from "#web/client/now.tsx";
import { CameBack } from "#web/ui/came-back.tsx";
import { DayMarks } from "#web/ui/day-marks.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { paceSentence } from "../weekly-check-in/pace-sentence.ts";
import styles from "./week-page.module.css";

// product 36.4
function usePace(goal: GoalCard): string | null {
  const now = useNow();
  const notation = useNotation();
  const behind = behindFrom(goal, now);
  return behind === null ? paceSentence(goal, now, notation) : onPaceUntil(behind);
}

interface Props {
  readonly row: OwnWeekRow;
  /** The goal as staged, if it is another. */
  readonly goal?: GoalCard;
}

export function LedgerCell({ row, goal = row.goal }: Props) {
  const [now, notation] = [useNow(), useNotation()];
  const pace = usePace(goal);
  const hasPace = now.today < row.period.until && !isPaused(goal, now);
  const [moved, since] = ledgerInWords(row, row.goal.measurable, now, notation);
  return (
    <>
      <DayMarks days={row.days} />
      <p>
        {moved}
        {since !== undefined && <span className={styles["soft"]}> {since}</span>}
      </p>
      <CameBack kinds={row.cameBack} />
      {pace !== null && hasPace && <p className={styles["soft"]}>{pace}</p>}
    </>
  );
}
