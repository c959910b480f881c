import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly tone: Tone;
  readonly edge?: "solid" | "dashed" | "double" | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone, edge, children }: Props) {
  return (
    <span className={classNames(styles["badge"], toneClass(tone), edge && styles[edge])}>
      {children}
    </span>
  );
}
