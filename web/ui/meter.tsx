import { classNames } from "./class-names.ts";
import styles from "./meter.module.css";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly label: string;
  /** Whole percent. */
  readonly value: number;
  readonly tone?: Tone;
  readonly milestones?: boolean;
}

export function Meter({ label, value, tone = "lichen", milestones = false }: Props) {
  return (
    <svg
      className={classNames(styles["meter"], toneClass(tone))}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      width="100%"
      height="10"
    >
      <rect width="100%" height="10" className={styles["track"]} />
      <rect width={`${value}%`} height="10" className={styles["fill"]} />
      {milestones && cuts.map((x) => <line key={x} x1={x} x2={x} y2="10" />)}
    </svg>
  );
}

const cuts = ["25%", "50%", "75%"];
