import { dateInWords } from "#domain/day-words.ts";
import { addDays, daysBetween, mondayOf, weekFrom, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { words as dayWords } from "#domain/day.words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./badges.module.css";
import { words } from "./badges.words.ts";

const CELL = 16;

function weekStarts(today: Day, firstWeekday: number): readonly Day[] {
  return Array.from({ length: limits.activityWeeks }, (_, week) =>
    addDays(weekFrom(today, firstWeekday), 7 * (week + 1 - limits.activityWeeks)),
  );
}

interface Props {
  readonly of: "activity" | "progress";
  readonly activeDays: ReadonlySet<Day>;
  readonly today: Day;
  /** The map begins with its week. */
  readonly since?: Day;
  // product 24.7
  readonly firstWeekday?: 1;
}

export function HeatMap({ of, activeDays, today, since, firstWeekday }: Props) {
  const notation = useNotation();
  const weeks = weekStarts(today, firstWeekday ?? notation.firstWeekday)
    .map((start) => ({
      start,
      days: dayWords.shortWeekdays
        .map((_, day) => addDays(start, day))
        .filter((day) => daysBetween(day, today) >= 0),
    }))
    .filter(({ start }) => since === undefined || addDays(start, 6) >= since);
  const active = weeks.flatMap(({ days }) => days.filter((day) => activeDays.has(day))).length;
  const onDays = words.onDays[of](active, weeks.length);
  return (
    <figure className={styles["map"]}>
      <figcaption>{onDays}</figcaption>
      <svg
        role="img"
        aria-label={onDays}
        viewBox={`0 0 ${weeks.length * CELL} ${7 * CELL}`}
        width={weeks.length * CELL}
      >
        {weeks.map(({ days }, column) =>
          days.map((day, row) => (
            <rect
              key={day}
              x={column * CELL + 1}
              y={row * CELL + 1}
              width={CELL - 3}
              height={CELL - 3}
              rx="4"
              className={classNames(activeDays.has(day) && styles["active"])}
            />
          )),
        )}
      </svg>
      <details>
        <summary>{words.asTable[of]}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.weekOf}</th>
              <th scope="col">{words.days[of]}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ start, days }) => (
              <tr key={start}>
                <th scope="row">{dateInWords(start, notation)}</th>
                <td>
                  {days
                    .filter((day) => activeDays.has(day))
                    .map((day) => dayWords.shortWeekdays[daysBetween(mondayOf(day), day)])
                    .join(", ") || words.noDay}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
