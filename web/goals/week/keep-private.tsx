import { useId } from "react";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Report } from "../weekly-check-in/report-draft.ts";
import type { ReportChange } from "../weekly-check-in/report-fields.tsx";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

interface Props {
  readonly report: Report;
  readonly onChange: ReportChange;
}

export function KeepPrivate({ report: { coach, circle }, onChange }: Props) {
  const id = useId();
  if (coach === null) return null;
  return (
    <div className={styles["private"]}>
      <input
        id={id}
        type="checkbox"
        checked={circle === "private"}
        onChange={({ target }) => onChange({ circle: target.checked ? "private" : "coach" })}
      />
      <label htmlFor={id}>
        {words.keepPrivate}{" "}
        <span className={styles["soft"]}>{words.orRead(bidiIsolated(coach.name))}</span>
      </label>
    </div>
  );
}
