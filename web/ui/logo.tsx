import { pebblePath } from "./pebble.ts";
import styles from "./logo.module.css";

const outline = [
  pebblePath([24, 39, 19, 6.5, 3]),
  pebblePath([22.5, 27.5, 14, 5, -3]),
  pebblePath([25, 17.5, 9.5, 4.5, 2]),
].join("");
const top = pebblePath([23.5, 8.5, 6, 4, -1]);

interface Props {
  /** `large` for the splash and the loading screen. */
  readonly size?: "small" | "large";
  /** Shows the name beside the stones. */
  readonly wordmark?: boolean;
}

/** The stack of stones; read out as "Cairn", once. */
export function Logo({ size = "small", wordmark = false }: Props) {
  const edge = size === "large" ? 72 : 34;
  return (
    <span className={styles["logo"]}>
      <svg
        viewBox="0 0 48 48"
        width={edge}
        height={edge}
        {...(wordmark ? { "aria-hidden": true } : { role: "img", "aria-label": "Cairn" })}
      >
        <path className={styles["stones"]} d={outline} />
        <path className={styles["top"]} d={top} />
      </svg>
      {wordmark && <span>Cairn</span>}
    </span>
  );
}
