import { dayNumber, mondayOf, type Day } from "#domain/day.ts";
import { yearSpan } from "#domain/year.ts";
import styles from "./past-goals.module.css";

const STEP = 12;
const SIZE = 9;

interface Props {
  readonly year: number;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly label: string;
}

/** A column for each week from Monday, a square for each day so far. */
export function YearDays({ year, days, today, label }: Props) {
  const { from, until } = yearSpan(year);
  const begin = dayNumber(mondayOf(from));
  const first = dayNumber(from);
  const end = Math.min(dayNumber(until), dayNumber(today) + 1);
  const squares = (numbers: readonly number[]) =>
    numbers
      .map((number) => number - begin)
      .map((at) => `M${Math.floor(at / 7) * STEP} ${(at % 7) * STEP}h${SIZE}v${SIZE}h-${SIZE}z`)
      .join("");
  const all = Array.from({ length: end - first }, (_, at) => first + at);
  return (
    <svg viewBox="0 0 645 81" role="img" aria-label={label} className={styles["days"]}>
      <path opacity=".18" d={squares(all)} />
      <path d={squares(days.map(dayNumber))} />
    </svg>
  );
}
