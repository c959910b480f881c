import { cairn, cairnShade } from "#domain/cairn.ts";
import { pebblePath, type Pebble } from "#domain/pebble.ts";
import { classNames } from "./class-names.ts";
import styles from "./stones.module.css";

/** Seven stones, from the ground up and from the near to the far. */
export type Scene = readonly Pebble[];

export interface StonesProps {
  /** A cairn where it is left out. */
  readonly scene?: Scene | undefined;
  /** How many of the seven stones lie; the others are hinted at. */
  readonly placed?: number;
  /** Pixels each way. */
  readonly size?: number;
  /** Once, in less than a second: `last` comes to lie on those below it, `all` come one after the other. */
  readonly laid?: "last" | "all" | undefined;
}

/** A few stones, seven of them: a cairn for a goal, its steps and what was reached, others for what is empty. Decoration only. */
export function Stones({ scene = cairn, placed = 7, size = 144, laid }: StonesProps) {
  return (
    <svg
      viewBox="0 0 160 160"
      width={size}
      className={classNames(styles["stones"], laid && styles[laid])}
      aria-hidden="true"
    >
      <path className={styles["shade"]} d={pebblePath(cairnShade)} />
      {scene.map((stone, index) => (
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
