import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { editGoal } from "#contract/goal-life.ts";
import { merged } from "#domain/form-change.ts";
import { editFields, type EditFields } from "#domain/goal-change.ts";
import { editFieldsOf } from "#domain/goal-edit.ts";
import type { Goal } from "#domain/goal.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import {
  rebaseEdits,
  savedUnlessOvertaken,
  withEdit,
  type FormEdits,
} from "#web/client/form-edits.ts";
import { goalKey, type GoalRead } from "../goal-rows.ts";
import { useLifeWrite } from "./use-life-write.ts";

interface EditWords extends FormEdits<EditFields> {
  readonly why: string;
}

const unchanged: EditWords = { change: {}, shown: {}, why: "" };

/** Fields changed elsewhere during the edit, with their new values. */
type Elsewhere = Readonly<Partial<EditFields>>;

function overtakenIn({ change, shown }: EditWords, fresh: EditFields): Elsewhere {
  const names = editFields.filter(
    (field) => change[field] !== undefined && shown[field] !== fresh[field],
  );
  return Object.fromEntries(names.map((field) => [field, fresh[field]]));
}

// product 3.20
export function useEdit(goal: Goal) {
  const client = useQueryClient();
  const [words, keep, forget] = useDraft(`edit/${goal.id}`, unchanged);
  const [elsewhere, setElsewhere] = useState<Elsewhere>({});
  const { run, fault, pending, clear } = useLifeWrite(goal.id);
  const stored = editFieldsOf(goal);

  function edit(fields: Partial<EditFields>): void {
    clear();
    keep((before) => ({ ...before, ...withEdit(before, stored, fields) }));
  }

  /** Merges the typed fields into the current goal. */
  async function look(): Promise<void> {
    await client.refetchQueries({ queryKey: goalKey(goal.id) });
    const fresh = client.getQueryData<GoalRead>(goalKey(goal.id))?.goal;
    if (fresh === undefined) return;
    const fields = editFieldsOf(fresh);
    setElsewhere(overtakenIn(words, fields));
    keep((before) => ({ ...before, ...rebaseEdits(before, fields) }));
  }

  function save(): Promise<boolean> {
    const { change, shown, why } = words;
    const input = { change, shown, ...(why.trim() !== "" && { why }) };
    const ask = { params: { goalId: goal.id }, input, key: attemptKey(words) };
    return run(() => savedUnlessOvertaken(call(editGoal, ask), look)).then((saved) => {
      if (saved) forget(words);
      return saved;
    });
  }

  return {
    value: merged(stored, words.change),
    changed: editFields.filter((field) => words.change[field] !== undefined),
    why: words.why,
    setWhy: (why: string) => keep((before) => ({ ...before, why })),
    edit,
    save,
    discard: () => forget(words),
    elsewhere,
    fault,
    pending,
  };
}
