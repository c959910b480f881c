import { classNames } from "./class-names.ts";
import styles from "./tone.module.css";

/** Colours that mean something; the words beside them always say it too. */
export type Tone = "lichen" | "green" | "teal" | "amber" | "clay" | "red" | "grey";

/** The class that sets `--tone` (shapes), `--word` (text) and `--tint` (a ground for that text). */
export function toneClass(tone: Tone): string | undefined {
  return classNames(styles["toned"], styles[tone]);
}
