import { classNames } from "./class-names.ts";
import styles from "./tone.module.css";

/** The words beside a colour always say it too. */
export type Tone = "lichen" | "green" | "teal" | "amber" | "clay" | "red" | "grey";

/** Sets `--tone` for shapes, `--word` for text and `--tint` for its background. */
export function toneClass(tone: Tone): string | undefined {
  return classNames(styles["toned"], styles[tone]);
}
