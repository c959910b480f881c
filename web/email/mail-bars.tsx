import type { ReactNode } from "react";
import { dateInWords, dayInWords } from "#domain/day-words.ts";
import { mailBars, scaleTop, type MailBar } from "#domain/mail-bars.ts";
import type { MailDay } from "#domain/mail-health.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./email-analytics.module.css";
import { emailCount, mailTypeNames } from "./mail-words.ts";

/** Of a bar and the gap beside it; the drawing is stretched to the width that there is. */
const [STEP, WIDTH, HEIGHT] = [10, 8, 100];

function span({ from, to }: MailBar, notation: Notation): string {
  return from === to
    ? dateInWords(from, notation)
    : `${dayInWords(from, notation)} – ${dayInWords(to, notation)}`;
}

function partWords({ parts }: MailBar, notation: Notation): string {
  return parts
    .map(({ type, count }) => `${mailTypeNames[type]} ${numberInWords(count, notation)}`)
    .join(", ");
}

interface Props {
  readonly byDay: readonly MailDay[];
  /** Says which colour is which type. */
  readonly legend: ReactNode;
}

/** The mail of each day, stacked by type; and the same as a table. */
export function MailBars({ byDay, legend }: Props) {
  const notation = useNotation();
  const bars = mailBars(byDay);
  const top = scaleTop(Math.max(...bars.map(({ total }) => total)));
  const each = bars.length === byDay.length ? "day" : "seven days";
  const title = `Emails by ${each} and type`;
  const marked = [bars[0]?.from, bars[Math.floor(bars.length / 2)]?.from, bars.at(-1)?.to];
  const inWords = each === "day" ? dateInWords : dayInWords;
  return (
    <figure className={styles["chart"]}>
      <figcaption>{`${title}. Days are UTC.`}</figcaption>
      <div className={styles["plot"]}>
        <p aria-hidden="true" className={styles["scale"]}>
          <span>{numberInWords(top, notation)}</span>
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
          {marked.map((day) => day && <span key={day}>{inWords(day, notation)}</span>)}
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
  const notation = useNotation();
  const heights = bar.parts.map(({ count }) => (count / top) * HEIGHT);
  const below = (place: number) => heights.slice(0, place + 1).reduce((a, b) => a + b, 0);
  return (
    <g>
      <title>{`${span(bar, notation)}: ${emailCount(bar.total, notation)}. ${partWords(bar, notation)}`}</title>
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
  const notation = useNotation();
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
            <th scope="row">{span(bar, notation)}</th>
            <td>{numberInWords(bar.total, notation)}</td>
            <td>{partWords(bar, notation) || "none"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
