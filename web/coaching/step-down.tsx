import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { stepDown } from "#contract/coaching-end.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import own from "./coachs-own.module.css";
import { words } from "./coaching.words.ts";

interface Props {
  readonly goalId: string;
  readonly ownerName: string;
}

// product 12.14
export function StepDown({ goalId, ownerName }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={own["ways"]}>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {words.stepDown}
      </Button>
      {asking && (
        <StepDownDialog goalId={goalId} ownerName={ownerName} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

/** Somebody who no longer coaches counts as done. */
async function left(goalId: string, key: string): Promise<void> {
  try {
    await call(stepDown, { params: { goalId }, key });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not-found")) throw error;
  }
}

function StepDownDialog({ goalId, ownerName, onClose }: Props & { readonly onClose: () => void }) {
  const wordsId = useId();
  const client = useQueryClient();
  const [key] = useState(newKey);
  const leaving = useMutation({
    mutationFn: () => left(goalId, key),
    onSuccess: () =>
      Promise.all([
        readAgain(client, keyOf("readCoaching")),
        readAgain(client, keyOf("readGoal", { goalId })),
      ]),
  });
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.stepDownSure}
      describedBy={wordsId}
      onClose={onClose}
    >
      <Stack>
        <p id={wordsId}>{words.stepDownWhat(<bdi>{ownerName}</bdi>)}</p>
        {leaving.error && <Alert>{leaving.error.message}</Alert>}
        <Row>
          <Button onClick={onClose}>{words.keepCoaching}</Button>
          <Button look="danger" pending={leaving.isPending} onClick={() => leaving.mutate()}>
            {words.stepDown}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
