import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { confirmCompletion } from "#contract/coaching.ts";
import { completesAt, isWaiting } from "#domain/completion-times.ts";
import { dayInWords } from "#domain/day-words.ts";
import { dayOf } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { call, newKey } from "#web/client/api.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { words } from "./confirming.words.ts";

const LateNotYetForm = late(() => import("../needs-you/answer-need.tsx").then((m) => m.NotYetForm));

interface Props {
  readonly goal: GoalCard;
  readonly ownerName: string;
}

// product 43.3
export function CompletionRequest({ goal, ownerName }: Props) {
  const { completionAskedAt: askedAt } = goal;
  if (!isWaiting(goal) || askedAt === null) return null;
  return <Request key={askedAt} goal={goal} ownerName={ownerName} askedAt={askedAt} />;
}

function Request({ goal, ownerName, askedAt }: Props & { readonly askedAt: number }) {
  const { zone } = useNow();
  const notation = useNotation();
  const client = useQueryClient();
  const part = useRef<HTMLDivElement>(null);
  useFocusLeft(part);
  const declining = useRef<HTMLButtonElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [key] = useState(newKey);
  const params = { goalId: goal.id };
  const read = () => readAgain(client, keyOf("readGoal", params));
  const confirming = useMutation({
    mutationFn: () => call(confirmCompletion, { params, input: { askedAt }, key }),
    // A refusal means the goal has changed.
    onSettled: read,
  });
  const close = () => {
    setDeclining(false);
    declining.current?.focus();
  };
  return (
    <Stack ref={part} gap="tight">
      <p>
        {words.says(
          <bdi>{ownerName}</bdi>,
          dayInWords(dayOf(completesAt(askedAt), zone), notation),
        )}
      </p>
      <Row>
        <Button look="primary" pending={confirming.isPending} onClick={() => confirming.mutate()}>
          {words.confirm}
          <span className="visually-hidden">{words.confirmOf(goal.description)}</span>
        </Button>
        <Button
          ref={declining}
          aria-expanded={isDeclining}
          onClick={() => setDeclining(!isDeclining)}
        >
          {words.notYet}
        </Button>
      </Row>
      {confirming.error && <Alert>{confirming.error.message}</Alert>}
      {isDeclining && (
        <LateNotYetForm
          goalId={goal.id}
          askedAt={askedAt}
          onCancel={close}
          onSent={() => void read()}
        />
      )}
    </Stack>
  );
}
