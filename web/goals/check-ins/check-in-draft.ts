import { useState } from "react";
import type { DraftedCheckIn } from "#domain/check-in.ts";
import { noWords, useCheckInWords, type CheckInWords } from "./check-in-words.ts";

const empty: DraftedCheckIn = { ...noWords, circle: "private" };

// The draft of kept words in this document: the same object on each screen, so that a second Save of it counts once.
const drafts = new WeakMap<CheckInWords, DraftedCheckIn>();

function draftOf(words: CheckInWords): DraftedCheckIn {
  const draft = drafts.get(words) ?? { ...empty, message: words.message };
  drafts.set(words, draft);
  return draft;
}

/**
 * A check-in on a goal that is not saved yet, and how to change it. Who may read it is chosen anew in each document and for
 * each check-in, so that none is shared by an earlier choice.
 */
export function useCheckInDraft(goalId: string) {
  const [kept, keep, forget] = useCheckInWords(goalId);
  const [wordless, setWordless] = useState(empty);
  const draft = kept === noWords ? wordless : draftOf(kept);

  function edit(part: Partial<DraftedCheckIn>): void {
    const next = { ...draft, ...part };
    const isKept = next.message.trim() !== "";
    const words = { message: next.message };
    drafts.set(words, next);
    keep(() => (isKept ? words : noWords));
    setWordless(isKept ? empty : next);
  }

  /** Empties it, unless something else was typed while it was saved. */
  const clear = () => forget(kept);
  return { draft, edit, clear };
}
