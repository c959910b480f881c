import type { LedgerEntry } from "#domain/ledger.ts";
import type { Measure } from "#domain/measure.ts";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { markOf, entryInWords } from "./entry-words.ts";
import styles from "./goal-parts.module.css";
import { words } from "./details.words.ts";

interface Props {
  readonly entries: readonly LedgerEntry[];
  readonly measure: Measure;
}

export function LedgerList({ entries, measure }: Props) {
  if (entries.length === 0) return <p className={styles["quiet"]}>{words.noEntries}</p>;
  return (
    <details className={styles["fold"]}>
      <summary>{words.entries(entries.length)}</summary>
      <ul className={styles["entries"]}>
        {entries.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} measure={measure} />
        ))}
      </ul>
    </details>
  );
}

interface EntryProps extends Pick<Props, "measure"> {
  readonly entry: LedgerEntry;
}

function Entry({ entry, measure }: EntryProps) {
  const { day, note, source } = entry;
  const mark = markOf(source);
  return (
    <li>
      <span className={styles["quiet"]}>
        <WrittenDay day={day} />
        {mark !== null && <span>{`, ${mark}`}</span>}
      </span>
      <span>{entryInWords(entry, measure, useNotation())}</span>
      {note !== null && (
        <span dir="auto" className={styles["noted"]}>
          {note}
        </span>
      )}
    </li>
  );
}
