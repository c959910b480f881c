import type { ReactNode } from "react";
import { dayNumber, type Day } from "#domain/day.ts";
import { mailBars, scaleTop, type MailBar } from "#domain/mail-bars.ts";
import type { MailDay } from "#domain/mail-health.ts";
import styles from "./email-analytics.module.css";
import { emailCount, mailTypeNames } from "./mail-words.ts";

const MS_PER_DAY = 86_400_000;
/** Of a bar and the gap beside it; the drawing is stretched to the width that there is. */
const [STEP, WIDTH, HEIGHT] = [10, 8, 100];

// Days are formatted as UTC midnights: no zone may move them.
const month = { timeZone: "UTC", month: "short", day: "numeric" } as const;
const days = new Intl.DateTimeFormat("en-US", month);
const daysOfYears = new Intl.DateTimeFormat("en-US", { ...month, year: "numeric" });
const at = (day: Day) => dayNumber(day) * MS_PER_DAY;

function span({ from, to }: MailBar): string {
  return from === to ? days.format(at(from)) : daysOfYears.formatRange(at(from), at(to));
}

function partWords({ parts }: MailBar): string {
  return parts
    .map(({ type, count }) => `${mailTypeNames[type]} ${count.toLocaleString("en")}`)
    .join(", ");
}

interface Props {
  readonly byDay: readonly MailDay[];
  /** Says which colour is which type. */
  readonly legend: ReactNode;
}

/** The mail of each day, stacked by type; and the same as a table. */
export function MailBars({ byDay, legend }: Props) {
  const bars = mailBars(byDay);
  const top = scaleTop(Math.max(...bars.map(({ total }) => total)));
  const each = bars.length === byDay.length ? "day" : "seven days";
  const title = `Emails by ${each} and type`;
  const marked = [bars[0]?.from, bars[Math.floor(bars.length / 2)]?.from, bars.at(-1)?.to];
  const dates = each === "day" ? days : daysOfYears;
  return (
    <figure className={styles["chart"]}>
      <figcaption>{`${title}. Days are UTC.`}</figcaption>
      <div className={styles["plot"]}>
        <p aria-hidden="true" className={styles["scale"]}>
          <span>{top.toLocaleString("en")}</span>
          <span>0</span>
        </p>
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path
            className={styles["grid"]}
            d={`M0 0H${bars.length * STEP}M0 ${HEIGHT / 2}H${bars.length * STEP}M0 ${HEIGHT}H${bars.length * STEP}`}
          />
          {bars.map((bar, place) => (
            <Bar key={bar.from} bar={bar} x={place * STEP + (STEP - WIDTH) / 2} top={top} />
          ))}
        </svg>
        <p aria-hidden="true" className={styles["days"]}>
          {marked.map((day) => day && <span key={day}>{dates.format(at(day))}</span>)}
        </p>
      </div>
      {legend}
      <details>
        <summary>{`${title} as a table`}</summary>
        <Twin bars={bars} each={each} />
      </details>
    </figure>
  );
}

interface BarProps {
  readonly bar: MailBar;
  readonly x: number;
  readonly top: number;
}

function Bar({ bar, x, top }: BarProps) {
  const heights = bar.parts.map(({ count }) => (count / top) * HEIGHT);
  const below = (place: number) => heights.slice(0, place + 1).reduce((a, b) => a + b, 0);
  return (
    <g>
      <title>{`${span(bar)}: ${emailCount(bar.total)}. ${partWords(bar)}`}</title>
      {bar.parts.map(({ type }, place) => (
        <rect
          key={type}
          className={styles[type]}
          x={x}
          y={HEIGHT - below(place)}
          width={WIDTH}
          height={heights[place]}
        />
      ))}
    </g>
  );
}

function Twin({ bars, each }: { readonly bars: readonly MailBar[]; readonly each: string }) {
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{each === "day" ? "Day" : "Days"}</th>
          <th scope="col">Emails</th>
          <th scope="col">By type</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{span(bar)}</th>
            <td>{bar.total.toLocaleString("en")}</td>
            <td>{partWords(bar) || "none"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
