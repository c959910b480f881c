import type { FormEvent, ReactNode, RefObject } from "react";
import type { OwnWeekRow } from "#contract/week.ts";
import * as limits from "#domain/limits.ts";
import { promiseBegins, promiseUntil } from "#domain/promise.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useNotation } from "#web/ui/notation.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { stagedMeasure } from "../progress/progress-edit.ts";
import type { Report } from "../weekly-check-in/report-draft.ts";
import {
  HealthChoice,
  KeptChoice,
  Obstacles,
  type ReportChange,
} from "../weekly-check-in/report-fields.tsx";
import type { ReportFaults } from "../weekly-check-in/reported.ts";
import { PlansAgain } from "./late-parts.tsx";
import { KeepPrivate } from "./keep-private.tsx";
import { LedgerCell } from "./ledger-cell.tsx";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

interface FormProps {
  readonly row: OwnWeekRow;
  readonly head: ReactNode;
  readonly report: Report;
  readonly faults: ReportFaults;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly failure: string | null;
  readonly onChange: ReportChange;
  readonly onSubmit: () => void;
  readonly value?: ReactNode;
  readonly gone?: ReactNode;
  readonly press: ReactNode;
}

export function RowForm({
  row,
  report,
  faults,
  form,
  failure,
  onChange,
  onSubmit,
  ...parts
}: FormProps) {
  const { goal, promise } = row;
  const now = useNow();
  const notation = useNotation();
  const isWorried = report.health === "at-risk" || report.health === "off-track";
  const isWritten = report.obstacle !== "" || report.help !== "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <>
      {parts.gone}
      <form ref={form} noValidate className={styles["cells"]} onSubmit={submit}>
        <div className={styles["cell"]}>
          {parts.head}
          {promise === "" ? (
            <p className={styles["soft"]}>{words.noPromise}</p>
          ) : (
            <KeptChoice promise={promise} report={report} onChange={onChange} />
          )}
          <KeepPrivate report={report} onChange={onChange} />
          {report.news.reader !== null && <Alert tone="grey">{report.news.reader}</Alert>}
        </div>
        <div className={styles["cell"]}>
          <LedgerCell
            row={row}
            goal={{ ...goal, measurable: stagedMeasure(report.value, goal, now) }}
          />
          {parts.value}
        </div>
        <div className={classNames(styles["cell"], styles["word"])}>
          <HealthChoice report={report} fault={faults.health} onChange={onChange} />
          <div className={styles["last"]}>
            <TextField
              label={promiseBegins(promiseUntil(goal, now), now, notation)}
              maxLength={limits.checkInWords}
              value={report.promise}
              onChange={({ target }) => onChange({ promise: target.value })}
            />
            {parts.press}
          </div>
          {failure !== null && <Alert>{failure}</Alert>}
        </div>
        {(isWorried || isWritten) && (
          <div className={styles["wide"]}>
            <Obstacles report={report} onChange={onChange} />
          </div>
        )}
      </form>
      {isWorried && <PlansAgain item={row} />}
    </>
  );
}
