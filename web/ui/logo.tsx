import { mark } from "#domain/cairn.ts";
import { pebblePath } from "#domain/pebble.ts";
import styles from "./logo.module.css";
import { words } from "./ui.words.ts";

const outline = mark.slice(0, -1).map(pebblePath).join("");
const top = mark.slice(-1).map(pebblePath).join("");

interface Props {
  readonly size?: "small" | "large";
  readonly wordmark?: boolean;
}

export function Logo({ size = "small", wordmark = false }: Props) {
  const edge = size === "large" ? 72 : 34;
  return (
    <span className={styles["logo"]}>
      <svg
        viewBox="0 0 48 48"
        width={edge}
        height={edge}
        {...(wordmark ? { "aria-hidden": true } : { role: "img", "aria-label": words.cairn })}
      >
        <path className={styles["stones"]} d={outline} />
        <path className={styles["top"]} d={top} />
      </svg>
      {wordmark && <span>{words.cairn}</span>}
    </span>
  );
}
