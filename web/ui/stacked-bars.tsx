import type { ReactNode } from "react";
import { scaleTop } from "#domain/mail-bars.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "./notation.ts";
import styles from "./stacked-bars.module.css";
import { words } from "./ui.words.ts";

export interface StackedBar {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly {
    readonly name: string;
    readonly count: number;
    readonly className: string | undefined;
  }[];
}

interface Props {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly StackedBar[];
  /** Under the first, the middle and the last bar. */
  readonly days: readonly string[];
  readonly legend: ReactNode;
  readonly table: ReactNode;
}

/** STEP is a bar and its gap; the drawing stretches. */
const [STEP, WIDTH, HEIGHT] = [10, 8, 100];

function total({ parts }: StackedBar): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

export function StackedBars({ title, note, bars, days, legend, table }: Props) {
  const notation = useNotation();
  const top = scaleTop(Math.max(...bars.map(total)));
  const width = bars.length * STEP;
  return (
    <figure className={styles["chart"]}>
      <figcaption>{`${title}. ${note}`}</figcaption>
      <div className={styles["plot"]}>
        <p aria-hidden="true" className={styles["scale"]}>
          <span>{numberInWords(top, notation)}</span>
          <span>0</span>
        </p>
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path
            className={styles["grid"]}
            d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}M0 ${HEIGHT}H${width}`}
          />
          {bars.map((bar, place) => (
            <Bar key={bar.id} bar={bar} x={place * STEP + (STEP - WIDTH) / 2} top={top} />
          ))}
        </svg>
        <p aria-hidden="true" className={styles["days"]}>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
      {legend}
      <details>
        <summary>{words.asTable(title)}</summary>
        {table}
      </details>
    </figure>
  );
}

interface BarProps {
  readonly bar: StackedBar;
  readonly x: number;
  readonly top: number;
}

function Bar({ bar: { title, parts }, x, top }: BarProps) {
  const heights = parts.map(({ count }) => (count / top) * HEIGHT);
  const below = (place: number) => heights.slice(0, place + 1).reduce((a, b) => a + b, 0);
  return (
    <g>
      <title>{title}</title>
      {parts.map(({ name, className }, place) => (
        <rect
          key={name}
          className={className}
          x={x}
          y={HEIGHT - below(place)}
          width={WIDTH}
          height={heights[place]}
        />
      ))}
    </g>
  );
}
