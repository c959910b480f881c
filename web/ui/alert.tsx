import type { ReactNode } from "react";
import styles from "./message.module.css";
import { classNames } from "./class-names.ts";
import { toneClass, type Tone } from "./tone.ts";

interface Props {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export function Alert({ tone = "red", children }: Props) {
  return (
    <p role="alert" className={classNames(styles["message"], toneClass(tone))}>
      {children}
    </p>
  );
}
