import type { ReactNode } from "react";
import styles from "./news-area.module.css";

/** News over the screen, wherever it is scrolled to, one under the other. */
export function NewsArea({ children }: { readonly children: ReactNode }) {
  return <div className={styles["area"]}>{children}</div>;
}
