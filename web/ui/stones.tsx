import { pebblePath } from "./pebble.ts";
import { classNames } from "./class-names.ts";
import styles from "./stones.module.css";

// From the ground up; each rests on the one before.
const pebbles = [
  pebblePath([80, 139, 58, 13, 8]),
  pebblePath([75, 115.5, 45, 11, -6]),
  pebblePath([83, 94.5, 35, 10.5, 5]),
  pebblePath([77, 75, 26, 9.5, -5]),
  pebblePath([83, 57.5, 20, 8.5, 4]),
  pebblePath([79, 42, 14, 7.5, -2]),
  pebblePath([81, 28, 9, 7, 1]),
];

interface Props {
  /** How many of the seven stones lie; the others are hinted at. */
  readonly placed?: number;
  /** Pixels each way. */
  readonly size?: number;
  /** Once, in less than a second: `last` comes to lie on those below it, `all` come one after the other. */
  readonly laid?: "last" | "all" | undefined;
}

/** A cairn being built: for empty states, for the seven steps of a goal and for what was reached. Decoration only. */
export function Stones({ placed = pebbles.length, size = 144, laid }: Props) {
  return (
    <svg
      viewBox="0 0 160 160"
      width={size}
      className={classNames(styles["stones"], laid && styles[laid])}
      aria-hidden="true"
    >
      <path className={styles["shade"]} d={pebblePath([82, 152, 74, 4, 0])} />
      {pebbles.map((d, index) => (
        <path
          key={d}
          d={d}
          className={classNames(index < placed ? styles["placed"] : styles["awaited"])}
        />
      ))}
    </svg>
  );
}
