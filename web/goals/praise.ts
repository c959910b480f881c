import { celebrates, milestoneMessage, streakMessage } from "#domain/celebration.ts";
import type { Now } from "#domain/day.ts";
import { percentage } from "#domain/progress.ts";
import type { Saved } from "./goal-news.ts";

/** What is said of a save over the dashboard. */
export interface Praise {
  readonly words: readonly string[];
  readonly celebrated: boolean;
}

/** The praise that a save deserves; null where it is one like any other. */
export function praiseOf({ before, after }: Saved, now: Now): Praise | null {
  const [from, to] = [percentage(before, now), percentage(after, now)];
  const words = [
    milestoneMessage(from, to),
    streakMessage(before.measurable, after.measurable),
  ].filter((text) => text !== null);
  const celebrated = celebrates(from, to);
  return words.length > 0 || celebrated ? { words, celebrated } : null;
}
