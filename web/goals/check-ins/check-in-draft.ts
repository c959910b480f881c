import { useState } from "react";
import type { DraftedCheckIn } from "#domain/check-in.ts";
import { audienceFor, changedReader, circleNow, type Coach } from "./audience.ts";
import { noWords, useCheckInWords } from "./check-in-words.ts";

export function useCheckInDraft(goalId: string, coach: Coach | null) {
  const [kept, keep, forget] = useCheckInWords(goalId);
  // A choice made before the first word is not kept.
  const [wordless, setWordless] = useState(noWords);
  const words = kept === noWords ? wordless : kept;
  const { message, chosen } = words;
  const draft: DraftedCheckIn = { message, circle: circleNow(chosen, coach) };

  function edit(part: Partial<DraftedCheckIn>): void {
    const next = { ...draft, ...part };
    const isKept = next.message.trim() !== "";
    const edited = { message: next.message, chosen: audienceFor(next.circle, coach) };
    keep(() => (isKept ? edited : noWords));
    setWordless(isKept ? noWords : edited);
  }

  /** Keeps words typed during the save. */
  const clear = () => forget(kept);
  return { draft, words, edit, clear, news: changedReader(chosen, coach) };
}
