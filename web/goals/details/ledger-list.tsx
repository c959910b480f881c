import type { LedgerEntry } from "#domain/ledger.ts";
import type { MeasureValue } from "#domain/measure.ts";
import { dayInWords } from "#domain/day-words.ts";
import { amountInWords } from "#domain/measure-words.ts";
import styles from "./modal-parts.module.css";

/** Each entry, newest first. */
export function LedgerList({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <p className={styles["quiet"]}>Nothing was logged yet.</p>;
  return (
    <details className={styles["fold"]}>
      <summary>Every change ({entries.length})</summary>
      <ul className={styles["entries"]}>
        {entries.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </details>
  );
}

function valueInWords(value: MeasureValue): string {
  if (value === null) return "open";
  if (typeof value === "boolean") return value ? "done" : "not done";
  return typeof value === "number" ? amountInWords(value, "") : dayInWords(value);
}

const marks: Readonly<Record<LedgerEntry["source"], string | null>> = {
  step: null,
  change: null,
  set: null,
  "back-dated": "logged later",
  undo: "undone",
};

function Entry({ entry: { day, from, to, note, source } }: { readonly entry: LedgerEntry }) {
  const mark = marks[source];
  return (
    <li>
      <span className={styles["quiet"]}>
        <time dateTime={day}>{dayInWords(day)}</time>
        {mark !== null && `, ${mark}`}
      </span>
      <span>
        {valueInWords(from)} to {valueInWords(to)}
      </span>
      {note !== null && <span className={styles["noted"]}>{note}</span>}
    </li>
  );
}
