import { useId, type ReactNode } from "react";
import { words as percentWords } from "#domain/percent.words.ts";
import { classNames } from "./class-names.ts";
import { circle } from "./circle.ts";
import styles from "./ring.module.css";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly label: string;
  /** Whole percent. */
  readonly value: number;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

export function Ring({ label, value, tone = "lichen", children }: Props) {
  const id = useId();
  return (
    <div className={classNames(styles["ring"], toneClass(tone))}>
      <svg
        viewBox="0 0 120 120"
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <mask id={id}>
          <circle
            {...wide}
            stroke="#fff"
            strokeLinecap="round"
            strokeDasharray={stones}
            strokeDashoffset="-2.35"
          />
        </mask>
        <g mask={`url(#${id})`}>
          <circle {...wide} className={styles["rest"]} />
          <circle {...wide} className={styles["done"]} strokeDasharray={`${value} 100`} />
        </g>
      </svg>
      <p className={styles["middle"]}>
        <strong>{percentWords.percent(value)}</strong>
        {children}
      </p>
    </div>
  );
}

const wide = { ...circle, strokeWidth: 15 };
// A dash and a gap for each of 12 stones; round ends reach 2.35 beyond the dash.
const stones =
  "2.6 5.9 1.5 5.9 3.2 5.9 2.2 5.9 3 5.9 1.8 5.9 2.7 5.9 3.4 5.9 1.6 5.9 2.9 5.9 2.3 5.9 2.4 5.5";
