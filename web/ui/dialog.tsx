import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Boundary } from "./boundary.tsx";
import { Card } from "./card.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

interface Props {
  readonly open: boolean;
  /** The owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Fills the window. */
  readonly look?: "window";
  /** For a question that cannot wait. */
  readonly role?: "alertdialog";
  readonly describedBy?: string;
  /** Default: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The native dialog traps and restores focus. */
export function Dialog({
  open,
  onClose,
  title,
  look,
  role,
  describedBy,
  initialFocus,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Layout effect: focus returns only if the dialog closes while still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    (initialFocus?.current ?? firstControl(dialog))?.focus();
    return () => dialog.close();
  }, [open, initialFocus]);
  return (
    // Escape is the keyboard equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles["dialog"], look && styles[look])}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // The event is late: the dialog may be open again.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onMouseDown={closeFromOverlay}
    >
      {open && (
        <Card className={styles["sheet"]}>
          <h2 id={titleId}>{title}</h2>
          <Boundary>{children}</Boundary>
        </Card>
      )}
    </dialog>
  );
}

/** Natively a scrolling sheet, or the first instead of the chosen radio, would take focus. */
function firstControl(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(
    ":is(a, button, input, select, textarea):not(:disabled)",
  );
  const chosen = first?.matches("[type=radio]") && first.closest("fieldset");
  return (chosen && chosen.querySelector<HTMLElement>("input:checked")) || first;
}

// The sheet covers the dialog: only the overlay is its own target.
// Without preventDefault the press takes the focus that closing has restored.
function closeFromOverlay(event: MouseEvent<HTMLDialogElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.close();
}
