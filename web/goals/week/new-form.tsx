import { useRef, useState, type ReactNode } from "react";
import type { OwnWeekRow } from "#contract/week.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { NoLongerDue } from "../weekly-check-in/no-longer-due.tsx";
import { useReport } from "../weekly-check-in/report-draft.ts";
import { checkInInput, noFaults, type ReportFaults } from "../weekly-check-in/reported.ts";
import { useSaveReport } from "../weekly-check-in/use-save-report.ts";
import { ValueFields } from "../weekly-check-in/value-fields.tsx";
import { RowForm } from "./row-form.tsx";
import { useWroteRow } from "./use-week.ts";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

interface Props {
  readonly row: OwnWeekRow;
  readonly head: ReactNode;
  readonly onSaved: () => void;
}

export function NewForm({ row, head, onSaved }: Props) {
  const { goal, state } = row;
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const { report, words: drafted, forget, unstage, ...draft } = useReport(row);
  const { save, saving, failure, clear, drop } = useSaveReport(goal.id);
  const wrote = useWroteRow();
  const [faults, setFaults] = useState(noFaults);
  const isGone = !saving && (state !== "open" || failure?.kind === "gone");

  function refuse(found: ReportFaults): void {
    setFaults(found);
    const at = found.value === undefined ? "health" : "value";
    form.current?.querySelector<HTMLElement>(`[data-part="${at}"] input`)?.focus();
  }

  async function submit(): Promise<void> {
    if (saving || isGone) return;
    const said = checkInInput(report, row, now);
    if ("faults" in said) return refuse(said.faults);
    const saved = await save(said.input, drafted);
    if (saved.kind === "moved") unstage();
    if (saved.kind !== "saved") return;
    forget();
    drop();
    wrote(row, said.input, saved.answer);
    onSaved();
  }

  return (
    <RowForm
      row={row}
      head={head}
      report={report}
      faults={faults}
      form={form}
      failure={isGone ? null : (failure?.words ?? null)}
      onChange={(part) => {
        if (!isGone) clear();
        setFaults(noFaults);
        draft.change(part);
      }}
      onSubmit={() => void submit()}
      value={
        <div data-part="value">
          <ValueFields
            goal={goal}
            edit={report.value}
            fault={faults.value}
            hiddenLegend
            onEdit={(value) => draft.change({ value })}
          />
          {report.news.value !== null && <Alert tone="grey">{report.news.value}</Alert>}
        </div>
      }
      gone={
        isGone && (
          <NoLongerDue why={failure?.words} report={report} onForget={forget} onPass={forget} />
        )
      }
      press={
        !isGone && (
          <Button type="submit" look="primary" pending={saving} className={styles["save"]}>
            {words.save}
            <span className="visually-hidden">{words.saveOn(goal.description)}</span>
          </Button>
        )
      }
    />
  );
}
