import type { ReactNode } from "react";
import styles from "./menu.module.css";
import { Popover } from "./popover.tsx";

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

export function Menu({ label, children }: Props) {
  const toggle = (
    <>
      <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
        <path d="M3 14h14M5 8h11M7.5 2h6" />
      </svg>
      {label}
    </>
  );
  return (
    <Popover
      toggle={toggle}
      toggleClass={styles["toggle"]}
      panelClass={styles["panel"]}
      closedBy="a"
    >
      {children}
    </Popover>
  );
}
