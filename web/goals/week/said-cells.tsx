import type { ReactNode } from "react";
import type { OwnWeekRow } from "#contract/week.ts";
import { dateInWords } from "#domain/day-words.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { healthTones } from "../weekly-check-in/report-words.ts";
import { LedgerCell } from "./ledger-cell.tsx";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

interface Props {
  readonly row: OwnWeekRow;
  readonly head: ReactNode;
  readonly onCorrect: () => void;
}

/** A week as it was said, missed, or spent away. */
export function SaidCells({ row, head, onCorrect }: Props) {
  const { promise, checkIn, state } = row;
  return (
    <div className={styles["cells"]}>
      <div className={styles["cell"]}>
        {head}
        {promise === "" ? (
          <p className={styles["soft"]}>{words.noPromise}</p>
        ) : (
          <p>
            <span className={styles["label"]}>{words.lastPromise}</span>{" "}
            <q dir="auto" className={styles["promise"]}>
              {promise}
            </q>
            {checkIn?.kept && <span> · {checkInWords.kept[checkIn.kept]}</span>}
          </p>
        )}
      </div>
      <div className={styles["cell"]}>
        <LedgerCell row={row} />
      </div>
      <div className={styles["cell"]}>
        {checkIn ? (
          <Said row={row} checkIn={checkIn} onCorrect={onCorrect} />
        ) : (
          <p className={styles["soft"]}>{state === "away" ? words.away : words.missed}</p>
        )}
      </div>
    </div>
  );
}

interface SaidProps extends Omit<Props, "head"> {
  readonly checkIn: NonNullable<OwnWeekRow["checkIn"]>;
}

function Said({ row: { goal, period }, checkIn, onCorrect }: SaidProps) {
  const { today } = useNow();
  const notation = useNotation();
  const { health, promise, obstacle, help, seen } = checkIn;
  const mayCorrect = seen === null && today < period.until && goal.status === "active";
  return (
    <>
      <Row>
        {health && <Badge tone={healthTones[health]}>{checkInWords.health[health]}</Badge>}
        {seen && <span className={styles["soft"]}>{words.seenBy(seen.by)}</span>}
        {mayCorrect && (
          <Button look="quiet" size="small" onClick={onCorrect}>
            {words.change}
            <span className="visually-hidden">{words.changeOn(goal.description)}</span>
          </Button>
        )}
      </Row>
      {obstacle !== "" && <p>{words.obstacle(<bdi>{obstacle}</bdi>)}</p>}
      {help !== "" && <p>{words.help(<bdi>{help}</bdi>)}</p>}
      {promise !== "" && (
        <p>
          {words.promised(
            dateInWords(period.until, notation),
            <q dir="auto" className={styles["promise"]}>
              {promise}
            </q>,
          )}
        </p>
      )}
    </>
  );
}
