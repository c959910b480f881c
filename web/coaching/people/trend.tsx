import type { Health } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { pebblePath } from "#domain/pebble.ts";
import styles from "./people.module.css";
import { words } from "../coaching.words.ts";

const stone = pebblePath([12, 12, 10, 8, 1]);
const lower = pebblePath([12, 16, 9.5, 4, 0]);

/** Whole: on track. Half filled: at risk. Hollow and cracked: off track. */
function Stone({ health }: { readonly health: Health }) {
  return (
    <svg viewBox="0 0 24 24" width={18} className={styles[health]} aria-hidden="true">
      <path d={stone} className={styles["stone"]} />
      {health === "at-risk" && <path d={lower} fill="currentColor" />}
      {health === "off-track" && <path d="M13 3l-3 7 4 4-3 7" className={styles["crack"]} />}
    </svg>
  );
}

export function Trend({ of }: { readonly of: readonly Health[] }) {
  if (of.length === 0) return null;
  const text = of.map((health) => checkInWords.healthInSentence[health]).join(", ");
  return (
    <span className={styles["trend"]} title={text}>
      <span className="visually-hidden">{words.trend(text)}</span>
      {of.map((health, place) => (
        // They have no ids, and change only together.
        // oxlint-disable-next-line react/no-array-index-key
        <Stone key={place} health={health} />
      ))}
    </span>
  );
}
