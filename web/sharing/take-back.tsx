import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { takeBackAcceptance } from "#contract/coaching-end.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { words } from "./sharing.words.ts";

export interface Acceptance {
  readonly coach: string;
  /** Milliseconds; tells the server which acceptance. */
  readonly coachedAt: number;
}

interface Props {
  readonly goalId: string;
  readonly acceptance: Acceptance;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
}

// product 11.12
export function TakeBackDialog({ goalId, acceptance, onClose, onTakenBack }: Props) {
  const wordsId = useId();
  const client = useQueryClient();
  const { coach, coachedAt } = acceptance;
  const taking = useMutation({
    mutationFn: () => {
      const key = attemptKey(acceptance);
      return call(takeBackAcceptance, { params: { goalId }, input: { coachedAt }, key });
    },
    // A refusal means the goal has changed.
    onSettled: () => readAgain(client, keyOf("readGoal", { goalId })),
    onSuccess: onTakenBack,
  });
  return (
    <Dialog open role="alertdialog" title={words.doubt} describedBy={wordsId} onClose={onClose}>
      <Stack>
        <p id={wordsId}>{words.takeBackWhat(<bdi>{coach}</bdi>)}</p>
        {taking.error && <Alert>{taking.error.message}</Alert>}
        <Row>
          <Button onClick={onClose}>{words.keepCoach(<bdi>{coach}</bdi>)}</Button>
          <Button look="danger" pending={taking.isPending} onClick={() => taking.mutate()}>
            {words.takeBack}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
