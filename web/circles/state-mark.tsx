import type { CircleRow } from "#contract/circles.ts";
import { pebblePath } from "#domain/pebble.ts";
import styles from "./circles.module.css";

const stone = pebblePath([10, 10, 8, 7, 1]);

const shapes: Readonly<Record<CircleRow["state"], string>> = {
  "checked-in": stone,
  open: stone,
  missed: pebblePath([10, 10, 2, 1.5, 0]),
  away: "M7 5v10M13 5v10",
  none: "M4 10h12",
  resting: pebblePath([10, 14, 7.5, 2, 1]),
};

/** A stone, its dashed outline, a dot, two bars, a line, a low stone: told apart without colour. */
export function StateMark({ state }: Pick<CircleRow, "state">) {
  return (
    <svg viewBox="0 0 20 20" className={styles[state]} aria-hidden="true">
      <path d={shapes[state]} />
    </svg>
  );
}
