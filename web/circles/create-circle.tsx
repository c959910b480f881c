import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState, type FormEvent } from "react";
import { useLocation } from "wouter";
import { createCircle } from "#contract/circles.ts";
import { circleText } from "#domain/circle.ts";
import { isRefused } from "#domain/refusal.ts";
import { call } from "#web/client/api.ts";
import { attemptKeyOf } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { CircleFields, circleFields } from "./circle-fields.tsx";
import { GoalChecks, withToggle, useActiveGoals } from "./goal-checks.tsx";
import styles from "./circles.module.css";
import { circlePath } from "./use-circles.ts";
import { useWriting } from "./use-writing.ts";
import { words } from "./circles.words.ts";

interface Draft {
  readonly name: string;
  readonly purpose: string;
  readonly goalIds: readonly string[];
}

const noCircle: Draft = { name: "", purpose: "", goalIds: [] };
const useNewCircle = () => useDraft("new-circle", noCircle);

export function useHasNewCircle(): boolean {
  const [draft] = useNewCircle();
  return draft !== noCircle;
}

function useCreating() {
  const [draft, edit, forget] = useNewCircle();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { data: goals } = useActiveGoals();
  // One may have ended since it was ticked.
  const goalIds = draft.goalIds.filter(
    (id) => goals === undefined || goals.some((goal) => goal.id === id),
  );
  const writing = useWriting({
    fields: circleFields,
    rule: (typed: Draft) => {
      const text = circleText(typed);
      return isRefused(text) ? text : { ...text, goalIds: [...goalIds] };
    },
    send: async (input) => {
      const { circleId } = await call(createCircle, { input, key: attemptKeyOf(draft, input) });
      forget(draft);
      void readAgain(client, keyOf("listCircles"));
      navigate(circlePath(circleId));
    },
  });
  return { draft, goalIds, edit, writing };
}

// product 41.2
export function CreateCircle({ onCancel }: { readonly onCancel: () => void }) {
  const titleId = useId();
  const { draft, goalIds, edit, writing } = useCreating();
  const { form, write, saving, faultAt, failure } = writing;
  const [focused] = useState(draft === noCircle);
  useEffect(() => {
    if (focused) form.current?.querySelector("input")?.focus();
  }, [focused, form]);
  const change = (part: Partial<Draft>) => {
    writing.clear();
    edit((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write(draft);
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form ref={form} noValidate aria-labelledby={titleId} onSubmit={submit}>
        <Stack>
          <h2 id={titleId}>{words.newCircle}</h2>
          <CircleFields value={draft} faultAt={faultAt} onChange={change} />
          <GoalChecks
            ticked={goalIds}
            onToggle={(goalId) => change({ goalIds: withToggle(goalIds, goalId) })}
          />
          <p className={styles["soft"]}>{words.othersSee}</p>
          {failure !== null && <Alert>{failure}</Alert>}
          <Row>
            <Button type="submit" look="primary" pending={saving}>
              {words.create}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
