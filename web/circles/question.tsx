import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import styles from "./circles.module.css";
import { words } from "./circles.words.ts";

interface Props {
  readonly label: string;
  readonly confirm: string;
  readonly look: "danger" | "primary";
  readonly act: () => Promise<unknown>;
  /** Cancelled, or done. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks in place, below the heading that takes the focus back. */
export function Question({ label, confirm, look, act, onClose, children }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useFocusLeft(group);
  useEffect(() => cancel.current?.focus(), []);
  const acting = useMutation({ mutationFn: act, onSuccess: onClose });
  return (
    <Stack
      ref={group}
      data-on-screen
      role="group"
      aria-label={label}
      className={styles["question"]}
    >
      <p>{children}</p>
      {acting.error && <Alert>{acting.error.message}</Alert>}
      <Row>
        <Button look={look} pending={acting.isPending} onClick={() => acting.mutate()}>
          {confirm}
        </Button>
        <Button ref={cancel} look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
