import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Row, Stack } from "./layout.tsx";
import { words } from "./ui.words.ts";

interface Props {
  readonly title: string;
  readonly submit: string;
  readonly pending: boolean;
  readonly words?: string;
  /** Unless shown at a field, which then takes focus. */
  readonly fault: string | undefined;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly danger?: boolean;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function FormDialog({
  title,
  words: question,
  submit,
  pending,
  fault,
  onClose,
  onSubmit,
  danger = false,
  aside,
  children,
}: Props) {
  const wordsId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!pending) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [pending]);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!pending) onSubmit();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(danger && { role: "alertdialog" })}
      {...(question !== undefined && { describedBy: wordsId })}
    >
      <form ref={form} noValidate onSubmit={send}>
        <Stack>
          {question !== undefined && <p id={wordsId}>{question}</p>}
          {children}
          {fault !== undefined && <Alert>{fault}</Alert>}
          <Row>
            <Button onClick={onClose}>{words.cancel}</Button>
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
