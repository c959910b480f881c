import { useState } from "react";
import { closeGoal } from "#contract/goal-life.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";

// product 3.26
export function CloseDialog({ goal, onClose, onDone }: LifeDialogProps) {
  // One object per form: two forms without a word are two writes.
  const [empty] = useState(() => ({ text: "" }));
  const [words, edit, forget] = useDraft(`close/${goal.id}`, empty);
  const { run, fault, pending } = useLifeWrite(goal.id);
  async function close(): Promise<void> {
    const input = { learned: words.text };
    const params = { goalId: goal.id };
    if (!(await run(() => call(closeGoal, { params, input, key: attemptKey(words) })))) return;
    forget(words);
    onDone("The goal is closed.");
  }

  return (
    <FormDialog
      title="Close this goal without finishing it?"
      words="It leaves your lists and figures, and stands with your past goals."
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void close()}
      submit="Close goal"
      pending={pending}
    >
      <TextAreaField
        label="What did you learn?"
        hint="Only you read it. It may stay empty."
        rows={4}
        counted
        maxLength={limits.learned}
        value={words.text}
        onChange={({ target }) => edit(() => ({ text: target.value }))}
      />
    </FormDialog>
  );
}
