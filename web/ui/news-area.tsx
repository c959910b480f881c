import type { ReactNode } from "react";
import styles from "./news-area.module.css";

/** News over the screen, wherever it is scrolled to, one under the other; they scroll where the window is too low. */
export function NewsArea({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["area"]}>
      <div className={styles["news"]}>{children}</div>
    </div>
  );
}
