import { useEffect, useRef, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useInvitation } from "./use-invitation.ts";
import styles from "./sharing.module.css";

interface Props {
  readonly goalId: string;
  readonly onWithdrawn: () => void;
}

/** Takes an invitation back, after asking once, in place. */
export function Withdrawal({ goalId, onWithdrawn }: Props) {
  const [asking, setAsking] = useState(false);
  const { withdrawing } = useInvitation(goalId);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhere(button, asking);
  if (!asking)
    return (
      <Button ref={button} look="quiet" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
    );
  return (
    <div role="group" aria-label="Withdraw the invitation" className={styles["question"]}>
      <p>Withdraw this invitation? Its link stops working at once.</p>
      {withdrawing.error && <Alert>{withdrawing.error.message}</Alert>}
      <Row>
        <Button
          look="danger"
          pending={withdrawing.isPending}
          onClick={() => withdrawing.mutate(undefined, { onSuccess: onWithdrawn })}
        >
          Withdraw invitation
        </Button>
        <Button ref={button} onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </Row>
    </div>
  );
}

/** Of the two buttons that stand in turn for one another, the one that is shown takes the focus. */
export function useFocusWhere(button: { readonly current: HTMLElement | null }, asking: boolean) {
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current === asking) return;
    asked.current = asking;
    button.current?.focus();
  }, [asking, button]);
}
