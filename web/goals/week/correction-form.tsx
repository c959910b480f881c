import { useRef, type ReactNode } from "react";
import type { WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import type { OwnWeekRow } from "#contract/week.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useReport } from "../weekly-check-in/report-draft.ts";
import { correctionInput, noFaults } from "../weekly-check-in/reported.ts";
import { RowForm } from "./row-form.tsx";
import { useCorrect } from "./use-correct.ts";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

export interface CorrectionProps {
  readonly row: OwnWeekRow;
  readonly head: ReactNode;
  readonly written: WeeklyCheckIn;
  readonly onClose: () => void;
}

export function CorrectionForm({ row, head, written, onClose }: CorrectionProps) {
  const { goal } = row;
  const { report, words: drafted, forget, change } = useReport(row, written);
  const { correct, saving, failure } = useCorrect(row, written);
  const form = useRef<HTMLFormElement>(null);

  function close(): void {
    forget();
    onClose();
  }

  async function submit(): Promise<void> {
    const input = correctionInput(report, row, written);
    if (!saving && input !== null && (await correct(input, drafted))) close();
  }

  return (
    <RowForm
      row={row}
      head={head}
      report={report}
      faults={noFaults}
      form={form}
      failure={failure}
      onChange={change}
      onSubmit={() => void submit()}
      press={
        <Row className={styles["save"]}>
          <Button type="submit" look="primary" pending={saving}>
            {words.saveChanges}
            <span className="visually-hidden">{words.saveOn(goal.description)}</span>
          </Button>
          <Button look="quiet" disabled={saving} onClick={close}>
            {words.cancel}
          </Button>
        </Row>
      }
    />
  );
}
