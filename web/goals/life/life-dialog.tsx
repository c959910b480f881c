import type { FormEvent, ReactNode } from "react";
import type { Goal } from "#domain/goal.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import type { Fault } from "./use-life-write.ts";

/** What every dialog about a goal's life is told, and tells. */
export interface LifeDialogProps {
  readonly goal: Goal;
  readonly onClose: () => void;
  /** It is done, in words. */
  readonly onDone: (words: string) => void;
}

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** Why the last try was refused, unless that is said at a field. */
  readonly fault: Fault | null;
  readonly submit: ReactNode;
  readonly role?: "alertdialog";
  readonly children: ReactNode;
}

/** A form in a dialog: its words, why it was refused, and the two ways out. */
export function LifeDialog({ title, onClose, onSubmit, fault, submit, role, children }: Props) {
  function send(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog open onClose={onClose} title={title} {...(role && { role })}>
      <form noValidate onSubmit={send}>
        <Stack>
          {children}
          {fault && <Alert>{fault.text}</Alert>}
          <Row>
            <Button onClick={onClose}>Cancel</Button>
            {submit}
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
