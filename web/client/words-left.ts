import { useMemo } from "react";
import { isLike } from "./browser-storage.ts";
import { useKept } from "./kept-words.ts";

/** The text among kept words. The forms of a goal have one of four shapes. */
function textIn(words: unknown): string {
  if (isLike(words, { text: "" })) return words.text.trim();
  if (isLike(words, { message: "" })) return words.message.trim();
  if (isLike(words, { change: {}, why: "" }))
    return [...Object.values(words.change), words.why].join("\n").trim();
  return typeof words === "string" ? words.trim() : "";
}

/** What was typed on a goal and not sent, in whichever of its forms and in whichever window, and how to forget it. */
export function useWordsLeft(goalId: string) {
  const kept = useKept();
  return useMemo(() => {
    // A place on a goal is `kind/goal`, and what else names it.
    const ofGoal = () => kept.all().filter(({ place }) => place.split("/")[1] === goalId);
    return {
      texts: () => [...new Set(ofGoal().map(({ words }) => textIn(words)))].filter(Boolean),
      forget: () => ofGoal().forEach(({ place, words }) => kept.forget(place, words)),
    };
  }, [kept, goalId]);
}
