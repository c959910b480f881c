import { useEffect, useRef, useState, type ReactNode } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./sharing.module.css";
import { words } from "./sharing.words.ts";

interface Props {
  readonly press: string;
  readonly label: string;
  readonly confirm: string;
  readonly act: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly mutate: (input: void, options: { readonly onSuccess: () => void }) => void;
    readonly reset: () => void;
  };
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Asks once, in place of the button. */
export function QuestionInPlace({ press, label, confirm, act, onDone, children }: Props) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhere(button, asking);
  const keep = () => {
    // The next question starts without the old error.
    if (act.error) act.reset();
    setAsking(false);
  };
  if (!asking)
    return (
      <Button ref={button} look="quiet" onClick={() => setAsking(true)}>
        {press}
      </Button>
    );
  return (
    <div role="group" aria-label={label} className={styles["question"]}>
      <p>{children}</p>
      {act.error && <Alert>{act.error.message}</Alert>}
      <Row>
        <Button
          look="danger"
          pending={act.isPending}
          onClick={() => act.mutate(undefined, { onSuccess: onDone })}
        >
          {confirm}
        </Button>
        <Button ref={button} onClick={keep}>
          {words.keepIt}
        </Button>
      </Row>
    </div>
  );
}

/** The buttons replace one another: focus the one that is shown. */
function useFocusWhere(button: { readonly current: HTMLElement | null }, asking: boolean) {
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current === asking) return;
    asked.current = asking;
    button.current?.focus();
  }, [asking, button]);
}
