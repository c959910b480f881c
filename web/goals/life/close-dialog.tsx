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
import { words } from "./life.words.ts";

// product 3.26
export function CloseDialog({ goal, onClose, onDone }: LifeDialogProps) {
  // One object per form: two forms without a word are two writes.
  const [empty] = useState(() => ({ text: "" }));
  const [draft, edit, forget] = useDraft(`close/${goal.id}`, empty);
  const { run, fault, pending } = useLifeWrite(goal.id);
  async function close(): Promise<void> {
    const input = { learned: draft.text };
    const params = { goalId: goal.id };
    if (!(await run(() => call(closeGoal, { params, input, key: attemptKey(draft) })))) return;
    forget(draft);
    onDone(words.closed);
  }

  return (
    <FormDialog
      title={words.closeTitle}
      words={words.whatClosing}
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void close()}
      submit={words.closeGoal}
      pending={pending}
    >
      <TextAreaField
        label={words.learned}
        hint={words.learnedHint}
        rows={4}
        counted
        maxLength={limits.learned}
        value={draft.text}
        onChange={({ target }) => edit(() => ({ text: target.value }))}
      />
    </FormDialog>
  );
}
