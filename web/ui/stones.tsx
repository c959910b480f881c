import { cairn, cairnShade } from "#domain/cairn.ts";
import { pebblePath, type Pebble } from "#domain/pebble.ts";
import { classNames } from "./class-names.ts";
import styles from "./stones.module.css";

/** Seven stones, from the ground up and from near to far. */
export type Scene = readonly Pebble[];

export interface StonesProps {
  readonly scene?: Scene | undefined;
  /** Of seven; the others are faint. */
  readonly placed?: number;
  /** Pixels. */
  readonly size?: number;
  /** Under a second: `last` drops the top stone, `all` each in turn. */
  readonly laid?: "last" | "all" | undefined;
}

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
