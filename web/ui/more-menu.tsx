import { useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./more-menu.module.css";
import { Stack } from "./layout.tsx";

interface Props {
  readonly label: string;
  /** Buttons; a press on one closes the menu. */
  readonly children: ReactNode;
}

/** Actions of less use; a popover opens before any script. */
export function MoreMenu({ label, children }: Props) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // Runs after the button's own handler, and before the dialog that it opens takes the focus.
  function closeAfterPress({ target, currentTarget }: MouseEvent<HTMLElement>): void {
    if (!(target instanceof Element) || target.closest("button") === null) return;
    currentTarget.hidePopover();
    toggle.current?.focus();
  }

  return (
    <>
      <Button
        ref={toggle}
        className={styles["toggle"]}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        <svg viewBox="0 0 20 4" width="20" height="4" aria-hidden="true">
          <path d="M2 2h0M10 2h0M18 2h0" />
        </svg>
        <span className="visually-hidden">{label}</span>
      </Button>
      {/* The buttons are pressed, not the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        className={styles["panel"]}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={closeAfterPress}
      >
        <Stack gap="tight">{children}</Stack>
      </div>
    </>
  );
}
