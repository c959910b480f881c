import type { ReactNode } from "react";
import { Stack } from "./layout.tsx";
import styles from "./more-menu.module.css";
import { Popover } from "./popover.tsx";

interface Props {
  readonly label: string;
  /** Buttons; a press on one closes the menu. */
  readonly children: ReactNode;
}

/** Actions that are needed less often. */
export function MoreMenu({ label, children }: Props) {
  const toggle = (
    <>
      <svg viewBox="0 0 20 4" width="20" height="4" aria-hidden="true">
        <path d="M2 2h0M10 2h0M18 2h0" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </>
  );
  return (
    <Popover
      toggle={toggle}
      toggleClass={styles["toggle"]}
      panelClass={styles["panel"]}
      closedBy="button"
    >
      <Stack gap="tight">{children}</Stack>
    </Popover>
  );
}
