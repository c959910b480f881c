import type { ReactNode } from "react";
import styles from "./message.module.css";
import { classNames } from "./class-names.ts";
import { toneClass } from "./tone.ts";

/** What went wrong, read out at once. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={classNames(styles["message"], toneClass("red"))}>
      {children}
    </p>
  );
}
