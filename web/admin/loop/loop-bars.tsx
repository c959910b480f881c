import type { Loop } from "#contract/admin.ts";
import { dayInWords } from "#domain/day-words.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { StackedBars, type StackedBar } from "#web/ui/stacked-bars.tsx";
import styles from "./loop.module.css";
import { words } from "./loop.words.ts";

type Week = Loop["weeks"][number];

/** Bottom to top. */
const parts = ["done", "due", "missed"] as const;
const partNames = { done: words.done, due: words.due, missed: words.missed };

function inWords(week: Week, notation: Notation): string {
  const count = (part: (typeof parts)[number]) => numberInWords(week[part], notation);
  const day = dayInWords(week.week, notation);
  return words.weekCounts(day, count("done"), count("due"), count("missed"));
}

function stacked(week: Week, notation: Notation): StackedBar {
  return {
    id: week.week,
    title: inWords(week, notation),
    parts: parts.map((part) => ({ name: part, count: week[part], className: styles[part] })),
  };
}

export function LoopBars({ weeks }: { readonly weeks: readonly Week[] }) {
  const notation = useNotation();
  const marked = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)];
  return (
    <StackedBars
      title={words.byWeek}
      note={words.weekNames}
      bars={weeks.map((week) => stacked(week, notation))}
      days={marked.flatMap((week) => (week ? [dayInWords(week.week, notation)] : []))}
      legend={<Legend />}
      table={<Twin weeks={weeks} />}
    />
  );
}

function Legend() {
  return (
    <ul className={styles["legend"]}>
      {parts.map((part) => (
        <li key={part}>
          <svg viewBox="0 0 10 10" width="10" aria-hidden="true">
            <rect className={styles[part]} width="10" height="10" rx="3" />
          </svg>
          {partNames[part]}
        </li>
      ))}
    </ul>
  );
}

function Twin({ weeks }: { readonly weeks: readonly Week[] }) {
  const notation = useNotation();
  return (
    <table className={styles["weeks"]}>
      <thead>
        <tr>
          <th scope="col">{words.weekOf}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {partNames[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.week}>
            <th scope="row">{dayInWords(week.week, notation)}</th>
            {parts.map((part) => (
              <td key={part}>{numberInWords(week[part], notation)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
