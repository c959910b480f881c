import { useState } from "react";
import type { Day } from "#domain/day.ts";
import { attemptKeyOf } from "../attempt-key.ts";
import { isLike, isSame } from "../browser-storage.ts";
import { useDraft } from "../drafts.ts";
import { useNow } from "../now.tsx";

interface Rest {
  readonly ends: "day" | "open";
  readonly until: Day;
}

/** An earlier release stored only the reason. */
interface PauseWords {
  readonly text: string;
  readonly chosen?: Rest;
}

// product 2.16
export function usePauseWords(place: string, offered: Rest) {
  const { today } = useNow();
  // One object per form: two empty pauses are two writes.
  const [empty] = useState((): PauseWords => ({ text: "" }));
  const [words, edit, forget] = useDraft(place, empty);
  const kept = isLike(words.chosen, offered) ? words.chosen : offered;
  // A kept day may have passed.
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
