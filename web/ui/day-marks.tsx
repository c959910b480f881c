import { dateInWords } from "#domain/day-words.ts";
import { words as dayWords } from "#domain/day.words.ts";
import { daysBetween, mondayOf, type Day } from "#domain/day.ts";
import type { Notation } from "#domain/notation.ts";
import { pebblePath } from "#domain/pebble.ts";
import type { DayMark, MarkedDay } from "#domain/week.ts";
import styles from "./day-marks.module.css";
import { words } from "./day-marks.words.ts";
import { useNotation } from "./notation.ts";

const stone = pebblePath([10, 10, 8, 7, 1]);

/** A stone, its outline, two bars, a dot: told apart without colour. */
function Mark({ mark }: { readonly mark: DayMark }) {
  return (
    <svg viewBox="0 0 20 20" className={styles[mark]}>
      {mark === "none" ? (
        <circle cx={10} cy={10} r={2} />
      ) : (
        <path d={mark === "paused" ? "M7 5v10M13 5v10" : stone} />
      )}
    </svg>
  );
}

function weekdayOf(day: Day): number {
  return daysBetween(mondayOf(day), day);
}

/** 'Logged Mon, Tue; logged later Wed' (product 36.3); dates if there is more than a week. */
function marksInWords(days: readonly MarkedDay[], notation: Notation): string {
  const nameOf = (day: Day) =>
    days.length > 7 ? dateInWords(day, notation) : (dayWords.shortWeekdays[weekdayOf(day)] ?? "");
  const kinds = (["logged", "logged-later", "paused"] as const).flatMap((mark) => {
    const own = days.filter((one) => one.mark === mark).map(({ day }) => nameOf(day));
    return own.length === 0 ? [] : [{ mark, own: own.join(", ") }];
  });
  if (kinds.length === 0) return words.noDays;
  return kinds
    .map(({ mark, own }, place) => (place === 0 ? words.first : words.next)[mark](own))
    .join("; ");
}

interface Props {
  /** Oldest first. */
  readonly days: readonly MarkedDay[];
}

// product 36.3
export function DayMarks({ days }: Props) {
  const text = marksInWords(days, useNotation());
  return (
    <span className={styles["days"]} title={text}>
      <span className="visually-hidden">{text}</span>
      {days.map(({ day, mark }) => (
        <span key={day} className={styles["day"]} aria-hidden="true">
          {dayWords.narrowWeekdays[weekdayOf(day)]}
          <Mark mark={mark} />
        </span>
      ))}
    </span>
  );
}
