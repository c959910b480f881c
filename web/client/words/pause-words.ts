import { useState } from "react";
import type { Day } from "#domain/day.ts";
import { attemptKeyOf } from "../attempt-key.ts";
import { isLike, isSame } from "../browser-storage.ts";
import { useDraft } from "../drafts.ts";
import { useNow } from "../now.tsx";

/** Until when something rests: until a day, or for as long as it takes. */
interface Rest {
  readonly ends: "day" | "open";
  readonly until: Day;
}

/** A pause as it is kept. An earlier release kept its reason alone. */
interface PauseWords {
  readonly text: string;
  readonly chosen?: Rest;
}

/** The draft of a pause, kept until it is saved (product 2.16). `offered` is its default. */
export function usePauseWords(place: string, offered: Rest) {
  const { today } = useNow();
  // One of each form: without a word two of them are two writes.
  const [empty] = useState((): PauseWords => ({ text: "" }));
  const [words, edit, forget] = useDraft(place, empty);
  const kept = isLike(words.chosen, offered) ? words.chosen : offered;
  // A day that has come meanwhile can no longer be chosen.
  const { ends, until } = { ...kept, until: kept.until > today ? kept.until : offered.until };

  function change({ text = words.text, ...rest }: Partial<Rest & Pick<PauseWords, "text">>): void {
    const chosen = { ends, until, ...rest };
    edit(() => (isSame(chosen, offered) ? { text } : { text, chosen }));
  }

  const input = { until: ends === "day" ? until : null, why: words.text };
  return {
    ends,
    until,
    why: words.text,
    change,
    input,
    key: () => attemptKeyOf(words, input),
    forget: () => forget(words),
  };
}
