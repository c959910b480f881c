import { useState } from "react";
import type { Goal } from "#domain/goal.ts";
import { fieldOf, LAST_STEP, stepOf } from "./goal-form.ts";
import type { useKeptForm } from "./use-kept-form.ts";
import { faultAt, useSaveGoal, type GoalFault } from "./use-save-goal.ts";

type Kept = Pick<ReturnType<typeof useKeptForm>, "form" | "goTo" | "done" | "holds">;

/** Submits the step that is shown; the last one saves the goal. */
export function useSubmitGoal({ form, goTo, done, holds }: Kept) {
  const [fault, setFault] = useState<GoalFault | null>(null);
  const [saved, setSaved] = useState<Goal | null>(null);
  const { save, saving } = useSaveGoal();

  async function trySave(): Promise<void> {
    if (saving) return;
    const { draft } = form;
    const answer = await save(draft);
    if ("goal" in answer) {
      setFault(null);
      setSaved(answer.goal);
      done(draft);
    } else {
      setFault(answer.fault);
      setSaved(null);
      const { field } = answer.fault;
      if (field !== undefined && holds(draft) && stepOf(field) !== form.step) goTo(stepOf(field));
    }
  }

  function submit(): void {
    if (form.step === LAST_STEP) return void trySave();
    const refused = faultAt(fieldOf(form.step), form.draft);
    setFault(refused);
    if (refused === null) goTo(form.step + 1);
  }

  return { fault, setFault, saved, setSaved, saving, submit };
}
