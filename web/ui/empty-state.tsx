import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Stones } from "./stones.tsx";

interface Props {
  readonly title?: ReactNode;
  /** Stones already laid, of seven. */
  readonly placed?: number;
  /** What to do about it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Nothing here yet, kindly. */
export function EmptyState({ title, placed = 2, action, children }: Props) {
  return (
    <div className={styles["empty"]}>
      <Stones placed={placed} />
      {title && <h3>{title}</h3>}
      <p>{children}</p>
      {action}
    </div>
  );
}
