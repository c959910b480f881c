import { useId, useState, type MouseEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./menu.module.css";

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** A popover works before any script. */
export function Menu({ label, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles["toggle"]}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
          <path d="M3 14h14M5 8h11M7.5 2h6" />
        </svg>
        {label}
      </Button>
      {/* The links are pressed, not the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        className={styles["panel"]}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={closeAfterLink}
      >
        {children}
      </div>
    </>
  );
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest("a")) currentTarget.hidePopover();
}
