import { useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";

interface Props {
  /** What its button shows. */
  readonly toggle: ReactNode;
  readonly toggleClass: string | undefined;
  readonly panelClass: string | undefined;
  /** A press on one closes the panel. */
  readonly closedBy: "a" | "button";
  readonly children: ReactNode;
}

/** A popover works before any script. */
export function Popover({ toggle, toggleClass, panelClass, closedBy, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function closeAfterPress({ target, currentTarget }: MouseEvent<HTMLElement>): void {
    if (!(target instanceof Element) || target.closest(closedBy) === null) return;
    currentTarget.hidePopover();
    // Before a dialog that the press opens takes the focus.
    if (closedBy === "button") button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        className={toggleClass}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {toggle}
      </Button>
      {/* Its links and buttons are pressed, not the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        className={panelClass}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={closeAfterPress}
      >
        {children}
      </div>
    </>
  );
}
