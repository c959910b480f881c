import type { GoalCard } from "#domain/goal.ts";
import { useDraft } from "#web/client/drafts.ts";
import { keptEdit, restoreEdit, type KeptEdit } from "./kept-edit.ts";
import { modesOf, emptyEdit, type Edit, type Mode } from "./progress-edit.ts";

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

export function useStaged(goal: GoalCard, mode: Mode = modesOf(goal.measurable)[0]) {
  const [words, keep, forget] = useDraft(placeOf(goal.id), noWords);
  const { chosen, text: note } = words;
  const { edit, dropped } = chosen
    ? restoreEdit(chosen, goal)
    : { edit: emptyEdit(mode), dropped: null };

  function stage({ note: text, ...next }: Edit): void {
    const staged = { ...next, note: "" };
    const isKept = isStaged(staged) || next.mode !== mode;
    keep(() => (isKept ? { text, chosen: keptEdit(staged, goal) } : { text }));
  }

  return { words, edit: { ...edit, note }, dropped, stage, clear: () => forget(words) };
}

export function useUnstage(goalId: string): () => void {
  const [, keep] = useDraft(placeOf(goalId), noWords);
  return () => keep(({ text }) => ({ text }));
}
