import { useMemo } from "react";
import { isLike } from "./browser-storage.ts";
import { useDrafts } from "./drafts.ts";

/** The text among kept words, in whichever of the forms of a goal they were typed. */
function textIn(words: unknown): string {
  if (typeof words === "string") return words.trim();
  if (isLike(words, { text: "" })) return words.text.trim();
  // A form over what stands already.
  if (isLike(words, { next: {} })) return textIn(words.next);
  if (typeof words !== "object" || words === null) return "";
  return Object.entries(words)
    .map(([name, text]: [string, unknown]) => (name === "chosen" ? "" : textIn(text)))
    .filter(Boolean)
    .join("\n");
}

/** What was typed on a goal and not sent, in whichever of its forms and in whichever window, and how to forget it. */
export function useWordsLeft(goalId: string) {
  const kept = useDrafts();
  return useMemo(() => {
    // A place on a goal is `kind/goal`, and what else names it.
    const ofGoal = () => kept.all().filter(({ place }) => place.split("/")[1] === goalId);
    return {
      texts: () => [...new Set(ofGoal().map(({ words }) => textIn(words)))].filter(Boolean),
      forget: () => ofGoal().forEach(({ place, words }) => kept.forget(place, words)),
    };
  }, [kept, goalId]);
}
