import { useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { useDraft } from "#web/client/drafts.ts";
import { keptEdit, restoreEdit, type KeptEdit } from "./kept-edit.ts";
import { modesOf, emptyEdit, type Edit } from "./progress-edit.ts";

// product 4.22
interface Words {
  readonly text: string;
  readonly chosen?: KeptEdit;
}

const noWords: Words = { text: "" };

const placeOf = (goalId: string) => `progress/${goalId}`;

function isStaged({ change, typed, day }: Edit): boolean {
  return change !== null || typed !== null || day !== "";
}

export function useStaged(goal: GoalCard) {
  const [first] = modesOf(goal.measurable);
  const [words, keep, forget] = useDraft(placeOf(goal.id), noWords);
  // After a save, a form that stays keeps its mode.
  const [mode, setMode] = useState(first);
  const { chosen, text: note } = words;
  const { edit, dropped } = chosen
    ? restoreEdit(chosen, goal)
    : { edit: emptyEdit(mode), dropped: null };

  function stage({ note: text, ...next }: Edit): void {
    const staged = { ...next, note: "" };
    const isKept = isStaged(staged) || next.mode !== first;
    setMode(next.mode);
    keep(() => (isKept ? { text, chosen: keptEdit(staged, goal) } : { text }));
  }

  function clear(): void {
    setMode(edit.mode);
    forget(words);
  }

  return { words, edit: { ...edit, note }, dropped, stage, clear };
}

export function useUnstage(goalId: string): () => void {
  const [, keep] = useDraft(placeOf(goalId), noWords);
  return () => keep(({ text }) => ({ text }));
}
