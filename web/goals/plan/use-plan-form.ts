import { useState } from "react";
import { ApiError } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { refusalInWords, useChangePlan, type PlanWrite } from "./use-plan.ts";

/**
 * What is typed about a plan, kept by its place, `kind/goal` and what else names it, until it is sent (product 2.16), and its sending: once, however
 * often it is asked for. `empty` is what stands there before a word is typed.
 */
export function usePlanForm<W extends object>(goalId: string, place: string, empty: W) {
  const [words, change, forget] = useDraft(place, empty);
  const [fault, setFault] = useState<Fault | null>(null);
  const sending = useChangePlan(goalId);

  async function save(made: PlanWrite["change"]): Promise<boolean> {
    setFault(null);
    const answer = sending.mutateAsync({ change: made, key: attemptKey(words) });
    const found = await answer.then(() => null, faultOf);
    setFault(found);
    if (found === null) forget(words);
    return found === null;
  }

  return {
    words,
    isKept: words !== empty,
    edit(next: (words: W) => W) {
      setFault(null);
      change(next);
    },
    save,
    saving: sending.isPending,
    fault,
  };
}

/** Why it was not saved. */
export interface Fault {
  /** What is at fault; undefined where it is no field. */
  readonly field: string | undefined;
  readonly words: string;
  readonly overtaken: boolean;
}

function faultOf(error: Error): Fault {
  const { field, code } = error instanceof ApiError ? error : {};
  return { field, words: refusalInWords(error), overtaken: code === "form.overtaken" };
}
