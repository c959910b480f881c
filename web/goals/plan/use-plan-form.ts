import { useState } from "react";
import { ApiError } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { refusalInWords, useChangePlan, type PlanWrite } from "./use-plan.ts";

// product 2.16; `place` is `kind/goal/id`.
export function usePlanForm<W extends object>(goalId: string, place: string, empty: W) {
  const [words, change, forget] = useDraft(place, empty);
  const [fault, setFault] = useState<PlanFault | null>(null);
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

export interface PlanFault {
  readonly field: string | undefined;
  readonly words: string;
  readonly overtaken: boolean;
}

function faultOf(error: Error): PlanFault {
  const { field, code } = error instanceof ApiError ? error : {};
  return { field, words: refusalInWords(error), overtaken: code === "form.overtaken" };
}
