import { useMemo } from "react";
import { isLike } from "./browser-storage.ts";
import { useDrafts } from "./drafts.ts";

function textIn(words: unknown): string {
  if (typeof words === "string") return words.trim();
  if (isLike(words, { text: "" })) return words.text.trim();
  // An edit form keeps its words in `next`.
  if (isLike(words, { next: {} })) return textIn(words.next);
  if (typeof words !== "object" || words === null) return "";
  return Object.entries(words)
    .map(([name, text]: [string, unknown]) => (name === "chosen" ? "" : textIn(text)))
    .filter(Boolean)
    .join("\n");
}

export function useWordsLeft(goalId: string) {
  const kept = useDrafts();
  return useMemo(() => {
    // A place on a goal is `kind/goal` or longer.
    const ofGoal = () => kept.all().filter(({ place }) => place.split("/")[1] === goalId);
    return {
      texts: () => [...new Set(ofGoal().map(({ words }) => textIn(words)))].filter(Boolean),
      forget: () => ofGoal().forEach(({ place, words }) => kept.forget(place, words)),
    };
  }, [kept, goalId]);
}
