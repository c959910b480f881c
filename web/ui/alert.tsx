import type { ReactNode } from "react";
import styles from "./message.module.css";
import { classNames } from "./class-names.ts";
import { toneClass } from "./tone.ts";

interface Props {
  /** Green for what went well and must be heard at once all the same. */
  readonly tone?: "red" | "green";
  readonly children: ReactNode;
}

/** What went wrong, read out at once. */
export function Alert({ tone = "red", children }: Props) {
  return (
    <p role="alert" className={classNames(styles["message"], toneClass(tone))}>
      {children}
    </p>
  );
}
