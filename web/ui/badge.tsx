import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A state in a word. */
export function Badge({ tone, children }: Props) {
  return <span className={classNames(styles["badge"], toneClass(tone))}>{children}</span>;
}
