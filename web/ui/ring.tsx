import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ring.module.css";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly label: string;
  /** Whole percent, 0 to 100. */
  readonly value: number;
  readonly tone?: Tone;
  /** A word or two under the percent. */
  readonly children?: ReactNode;
}

/** A circle of stones; as many are coloured as the way is done, the last one in part. */
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
          <circle {...circle} className={styles["stones"]} />
        </mask>
        <g mask={`url(#${id})`}>
          <circle {...circle} className={styles["rest"]} />
          <circle {...circle} className={styles["done"]} strokeDasharray={`${value} 100`} />
        </g>
      </svg>
      <p className={styles["middle"]}>
        <strong>{value}%</strong>
        {children}
      </p>
    </div>
  );
}

// Starts at the top; lengths along it are percent.
export const circle = { cx: 60, cy: 60, r: 51, pathLength: 100, transform: "rotate(-90 60 60)" };
