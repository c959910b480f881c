import type { Loop } from "#contract/admin.ts";
import { dayInWords } from "#domain/day-words.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { StackedBars, type StackedBar } from "#web/ui/stacked-bars.tsx";
import styles from "./loop.module.css";

type Week = Loop["weeks"][number];

/** Bottom to top. */
const parts = ["done", "due", "missed"] as const;
const partNames = { done: "Done", due: "Still due", missed: "Missed" } as const;

function inWords(week: Week, notation: Notation): string {
  const counts = parts.map(
    (part) => `${partNames[part].toLowerCase()} ${numberInWords(week[part], notation)}`,
  );
  return `Week of ${dayInWords(week.week, notation)}: ${counts.join(", ")}`;
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
      title="Check-ins by week"
      note="A week is named by its Monday."
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
          <th scope="col">Week of</th>
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
