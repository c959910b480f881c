import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
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

// Starts at the top; lengths are percent.
export const circle = { cx: 60, cy: 60, r: 51, pathLength: 100, transform: "rotate(-90 60 60)" };
