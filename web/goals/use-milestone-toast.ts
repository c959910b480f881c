import { useEffect } from "react";
import { celebrates, milestoneMessage, streakMessage } from "#domain/celebration.ts";
import type { Now } from "#domain/day.ts";
import { percentage } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { useStore } from "#web/client/store.ts";
import type { goalNewsOf, Saved } from "./goal-news.ts";
import { useVisibleFor } from "./use-visible-for.ts";

export interface Praise {
  readonly words: readonly string[];
  readonly celebrated: boolean;
}

export function praiseOf({ before, after }: Saved, now: Now): Praise | null {
  const [from, to] = [percentage(before, now), percentage(after, now)];
  const words = [
    milestoneMessage(from, to),
    streakMessage(before.measurable, after.measurable),
  ].filter((text) => text !== null);
  const celebrated = celebrates(from, to);
  return words.length > 0 || celebrated ? { words, celebrated } : null;
}

/** A celebration ends before the next praise replaces it. */
export function useMilestoneToast(news: ReturnType<typeof goalNewsOf>) {
  const [saved = null, ...waiting] = useStore(news).saves;
  const now = useNow();
  const praise = saved && praiseOf(saved, now);
  const fresh = useVisibleFor(praise && saved, null);
  const seen = praise === null || (!fresh && waiting.some((one) => praiseOf(one, now) !== null));
  useEffect(() => {
    if (saved !== null && seen) news.clearSave(saved);
  }, [news, saved, seen]);
  return { saved, praise, celebrating: fresh && praise?.celebrated === true };
}
