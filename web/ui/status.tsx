import type { ReactNode } from "react";
import styles from "./message.module.css";
import { classNames } from "./class-names.ts";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

/** Keep it mounted: screen readers announce only changes. */
export function Status({ tone = "grey", children }: Props) {
  return (
    <p role="status" className={classNames(styles["message"], toneClass(tone))}>
      {children}
    </p>
  );
}
