import type { ComebackKind } from "#domain/comeback.ts";
import { words } from "#domain/comeback.words.ts";
import { pebblePath } from "#domain/pebble.ts";
import styles from "./day-marks.module.css";

const stone = pebblePath([10, 10, 8, 7, 1]);

// product 42.5
export function CameBack({ kinds }: { readonly kinds: readonly ComebackKind[] }) {
  return kinds.map((kind) => (
    <p key={kind} className={styles["back"]}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={stone} />
        <path d="M13 13v-2q0-3-3-3H7m2-2L7 8l2 2" />
      </svg>
      {words.cameBack[kind]}
    </p>
  ));
}
