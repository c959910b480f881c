import { classNames } from "./class-names.ts";
import { pebblePath } from "#domain/pebble.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { circle } from "./circle.ts";
import styles from "./ring.module.css";
import { toneClass, type Tone } from "./tone.ts";

/** Told apart without colour. */
export type RingShape = "done" | "overdue" | "stalled";

interface Props {
  /** Whole percent. */
  readonly value: number;
  readonly tone?: Tone;
  readonly shape?: RingShape | undefined;
}

export function SmallRing({ value, tone = "lichen", shape }: Props) {
  return (
    <div className={classNames(styles["small"], toneClass(tone))}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {shape === "done" ? (
          <>
            <path d={stone} fill="var(--tone)" />
            <path d="M36 62l17 17 33-37" {...line} />
          </>
        ) : (
          <>
            <circle
              {...narrow}
              className={styles["rest"]}
              {...(shape === "stalled" && { strokeDasharray: "3 3.25" })}
            />
            <circle {...narrow} className={styles["done"]} strokeDasharray={`${value} 100`} />
            {shape === "overdue" && <path d="M94 78l30-28M26 42l-30 28" {...line} />}
          </>
        )}
      </svg>
      <span className={shape === "done" ? "visually-hidden" : styles["middle"]}>
        {percentWords.percent(value)}
      </span>
    </div>
  );
}

const narrow = { ...circle, strokeWidth: 13 };
const stone = pebblePath([60, 60, 58, 54, 9]);
const line = {
  fill: "none",
  stroke: "var(--ground)",
  strokeWidth: 12,
  strokeLinejoin: "round",
} as const;
