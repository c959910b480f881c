import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Row } from "./layout.tsx";
import { Stones, type StonesProps } from "./stones.tsx";

type Drawing = Pick<StonesProps, "scene" | "placed">;

interface Props extends Drawing {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function EmptyState({ title, scene, placed = 2, action, children }: Props) {
  return (
    <div className={styles["empty"]}>
      <Stones scene={scene} placed={placed} />
      {title && <h3>{title}</h3>}
      <p>{children}</p>
      {action}
    </div>
  );
}

export function EmptyLine({ children, ...drawing }: Drawing & { readonly children: ReactNode }) {
  return (
    <Row>
      <Stones size={56} {...drawing} />
      <div className={styles["line"]}>{children}</div>
    </Row>
  );
}
