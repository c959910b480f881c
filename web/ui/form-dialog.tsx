import type { FormEvent, ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Row, Stack } from "./layout.tsx";

interface Props {
  readonly title: string;
  /** On the button that sends it. */
  readonly submit: string;
  readonly pending: boolean;
  /** Why the last try was refused, unless that is said at a field. */
  readonly fault: string | undefined;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** What is sent takes something away, and is asked about first. */
  readonly danger?: boolean;
  /** Between the two ways out. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form in a dialog: its fields, why it was refused, and the two ways out. */
export function FormDialog({
  title,
  submit,
  pending,
  fault,
  onClose,
  onSubmit,
  danger = false,
  aside,
  children,
}: Props) {
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!pending) onSubmit();
  }

  return (
    <Dialog open onClose={onClose} title={title} {...(danger && { role: "alertdialog" })}>
      <form noValidate onSubmit={send}>
        <Stack>
          {children}
          {fault !== undefined && <Alert>{fault}</Alert>}
          <Row>
            <Button onClick={onClose}>Cancel</Button>
            {aside}
            <Button type="submit" look={danger ? "danger" : "primary"} pending={pending}>
              {submit}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
