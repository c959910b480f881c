import { pebblePath, type Pebble } from "./pebble.ts";
import { classNames } from "./class-names.ts";
import styles from "./stones.module.css";

// From the ground up, and from the near to the far.
const scenes = {
  /** Each rests on the one before. */
  cairn: [
    [80, 139, 58, 13, 8],
    [75, 115.5, 45, 11, -6],
    [83, 94.5, 35, 10.5, 5],
    [77, 75, 26, 9.5, -5],
    [83, 57.5, 20, 8.5, 4],
    [79, 42, 14, 7.5, -2],
    [81, 28, 9, 7, 1],
  ],
  /** Four stones of one person, three of another. */
  pair: [
    [46, 139, 37, 13, 4],
    [43, 116, 28, 10.5, -4],
    [48, 96.5, 20, 9.5, 3],
    [45, 79, 13, 8.5, -1],
    [121, 141, 32, 11, -4],
    [124, 121, 23, 9.5, 3],
    [120, 103.5, 14, 8.5, -2],
  ],
  /** Stones to walk on, one for each time. */
  path: [
    [52, 140, 36, 12, 5],
    [108, 118, 29, 9.5, -4],
    [64, 98, 24, 8, 3],
    [104, 81, 19, 6.5, -3],
    [74, 67, 15, 5, 2],
    [99, 55, 11, 4, -1],
    [84, 45, 8, 3, 1],
  ],
} as const satisfies Record<string, readonly Pebble[]>;

export interface StonesProps {
  readonly scene?: keyof typeof scenes;
  /** How many of the seven stones lie; the others are hinted at. */
  readonly placed?: number;
  /** Pixels each way. */
  readonly size?: number;
  /** Once, in less than a second: `last` comes to lie on those below it, `all` come one after the other. */
  readonly laid?: "last" | "all" | undefined;
}

/** A few stones, seven of them: a cairn for a goal, its steps and what was reached, others for what is empty. Decoration only. */
export function Stones({ scene = "cairn", placed = 7, size = 144, laid }: StonesProps) {
  return (
    <svg
      viewBox="0 0 160 160"
      width={size}
      className={classNames(styles["stones"], laid && styles[laid])}
      aria-hidden="true"
    >
      <path className={styles["shade"]} d={pebblePath([82, 152, 74, 4, 0])} />
      {scenes[scene].map((stone, index) => (
        <path
          key={stone.join()}
          d={pebblePath(stone)}
          className={classNames(index < placed ? styles["placed"] : styles["awaited"])}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
