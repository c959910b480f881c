import type { ReactNode } from "react";
import styles from "./stat-card.module.css";

interface Props {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Put some into a `dl`. */
export function StatCard({ label, children }: Props) {
  return (
    <div className={styles["stat"]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
