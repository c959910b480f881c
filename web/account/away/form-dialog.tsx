import type { FormEvent, ReactNode } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";

/** What both dialogs are told, and tell. */
export interface AwayDialogProps {
  readonly onClose: () => void;
  /** How many goals were changed. */
  readonly onDone: (count: number) => void;
}

interface Props {
  readonly title: string;
  readonly submit: string;
  readonly pending: boolean;
  /** Why the last try was refused, unless that is said at a field. */
  readonly fault: Error | null;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: its fields, why it was refused, and the two ways out. */
export function FormDialog({ title, submit, pending, fault, onClose, onSubmit, children }: Props) {
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!pending) onSubmit();
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={send}>
        <Stack>
          {children}
          {fault && <Alert>{fault.message}</Alert>}
          <Row>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" pending={pending}>
              {submit}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
