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
import styles from "./dialog.module.css";

interface Props {
  readonly open: boolean;
  /** After Escape or a press on the overlay; the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** `alertdialog` for a question that cannot wait. */
  readonly role?: "alertdialog";
  /** The id of what is read out with the title. */
  readonly describedBy?: string;
  /** Where focus begins; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal on the platform's own dialog: it traps focus, and gives it back to where it was. */
export function Dialog({ open, onClose, title, role, describedBy, initialFocus, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, so that an unmount closes the dialog while it is still in the page: only then does focus return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    (initialFocus?.current ?? firstControl(dialog))?.focus();
    return () => dialog.close();
  }, [open, initialFocus]);
  return (
    // By keyboard Escape does what the press on the overlay does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles["dialog"]}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // The event comes late: a dialog that was opened again meanwhile stays.
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

/** Where Tab would go: the platform gives focus to a sheet that scrolls, and of a group of radio buttons to the first, not to the chosen one. */
function firstControl(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(
    ":is(a, button, input, select, textarea):not(:disabled)",
  );
  const chosen = first?.matches("[type=radio]") && first.closest("fieldset");
  return (chosen && chosen.querySelector<HTMLElement>("input:checked")) || first;
}

// The sheet covers the dialog, so only the overlay is pressed as the dialog itself. Left to itself, the press
// would then take the focus that closing has just given back.
function closeFromOverlay(event: MouseEvent<HTMLDialogElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.close();
}
