import type { ReactNode } from "react";
import styles from "./message.module.css";
import { classNames } from "./class-names.ts";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

/** What came of an action. Keep it mounted, empty while there is nothing to say: only a change is read out. */
export function Status({ tone = "grey", children }: Props) {
  return (
    <p role="status" className={classNames(styles["message"], toneClass(tone))}>
      {children}
    </p>
  );
}
