import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { oneForEachCache } from "#web/client/store.ts";
import { modesOf, untouched, type Edit } from "./progress-edit.ts";

const editsIn = oneForEachCache(() => new Map<string, Edit>());

/** What was staged on a goal and not saved, for as long as its document lives (product 4.22). */
export function useStaged({ id, measurable }: GoalCard) {
  const edits = editsIn(useQueryClient());
  const [staged, setStaged] = useState(() => edits.get(id) ?? untouched(modesOf(measurable)[0]));

  function stage(next: Edit): void {
    edits.set(id, next);
    setStaged(next);
  }

  /** Empties the form that is open, and what would be there at its next opening. */
  function clear(): void {
    edits.delete(id);
    setStaged(untouched(staged.mode));
  }

  return { staged, stage, clear };
}

/** Forgets what was staged on a goal. */
export function useUnstage(goalId: string): () => void {
  const edits = editsIn(useQueryClient());
  return () => edits.delete(goalId);
}
