import { useState } from "react";
import type { DraftedCheckIn } from "#domain/check-in.ts";
import { useKeptWords } from "#web/client/kept-words.ts";

const empty: DraftedCheckIn = { message: "", circle: "private" };

/**
 * A check-in on a goal that is not saved yet, and how to change it. Only words are kept: who may read them is chosen anew
 * for each check-in, so that none is shared by an earlier choice.
 */
export function useCheckInDraft(goalId: string) {
  const [kept, keep] = useKeptWords(`check-in/${goalId}`, empty);
  const [wordless, setWordless] = useState(empty);
  const draft = kept === empty ? wordless : kept;

  function edit(part: Partial<DraftedCheckIn>): void {
    const next = { ...draft, ...part };
    const isKept = next.message.trim() !== "";
    keep(() => (isKept ? next : empty));
    setWordless(isKept ? empty : next);
  }

  /** Empties it, unless something else was typed while it was saved. */
  const clear = (saved: DraftedCheckIn) => keep((now) => (now === saved ? empty : now));
  return { draft, edit, clear };
}
