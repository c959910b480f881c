import type { Loop } from "#contract/admin.ts";
import { dayInWords } from "#domain/day-words.ts";
import { scaleTop } from "#domain/mail-bars.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./loop.module.css";

type Week = Loop["weeks"][number];

/** What a bar is stacked of, from its foot. */
const parts = ["done", "due", "missed"] as const;
const partNames = { done: "Done", due: "Still due", missed: "Missed" } as const;
/** Of a bar and the gap beside it; the drawing is stretched to the width that there is. */
const [STEP, WIDTH, HEIGHT] = [10, 8, 100];
const TITLE = "Check-ins by week";

function total(week: Week): number {
  return parts.reduce((sum, part) => sum + week[part], 0);
}

function inWords(week: Week, notation: Notation): string {
  const counts = parts.map(
    (part) => `${partNames[part].toLowerCase()} ${numberInWords(week[part], notation)}`,
  );
  return `Week of ${dayInWords(week.week, notation)}: ${counts.join(", ")}`;
}

/** The check-ins of each week, done at the foot; and the same as a table. */
export function LoopBars({ weeks }: { readonly weeks: readonly Week[] }) {
  const notation = useNotation();
  const top = scaleTop(Math.max(...weeks.map(total)));
  const width = weeks.length * STEP;
  const marked = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)];
  return (
    <figure className={styles["chart"]}>
      <figcaption>{`${TITLE}. A week is named by its Monday.`}</figcaption>
      <div className={styles["plot"]}>
        <p aria-hidden="true" className={styles["scale"]}>
          <span>{numberInWords(top, notation)}</span>
          <span>0</span>
        </p>
        <svg
          role="img"
          aria-label={TITLE}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path
            className={styles["grid"]}
            d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}M0 ${HEIGHT}H${width}`}
          />
          {weeks.map((week, place) => (
            <Bar key={week.week} week={week} x={place * STEP + (STEP - WIDTH) / 2} top={top} />
          ))}
        </svg>
        <p aria-hidden="true" className={styles["days"]}>
          {marked.map(
            (week) => week && <span key={week.week}>{dayInWords(week.week, notation)}</span>,
          )}
        </p>
      </div>
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
      <details>
        <summary>{`${TITLE} as a table`}</summary>
        <Twin weeks={weeks} />
      </details>
    </figure>
  );
}

interface BarProps {
  readonly week: Week;
  readonly x: number;
  readonly top: number;
}

function Bar({ week, x, top }: BarProps) {
  const notation = useNotation();
  const heights = parts.map((part) => (week[part] / top) * HEIGHT);
  const below = (place: number) => heights.slice(0, place + 1).reduce((a, b) => a + b, 0);
  return (
    <g>
      <title>{inWords(week, notation)}</title>
      {parts.map((part, place) => (
        <rect
          key={part}
          className={styles[part]}
          x={x}
          y={HEIGHT - below(place)}
          width={WIDTH}
          height={heights[place]}
        />
      ))}
    </g>
  );
}

function Twin({ weeks }: { readonly weeks: readonly Week[] }) {
  const notation = useNotation();
  return (
    <table className={styles["table"]}>
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
