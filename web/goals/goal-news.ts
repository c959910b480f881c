import { celebrates, milestoneMessage, streakMessage } from "#domain/celebration.ts";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { percentage } from "#domain/progress.ts";
import { makeStore, oneForEachCache } from "#web/client/store.ts";

/** A goal around one save of its progress. */
export interface Saved {
  /** Tells two saves apart. */
  readonly number: number;
  readonly before: GoalCard;
  readonly after: GoalCard;
}

/** What came of this browser's writes that concerns more than one card. */
interface News {
  readonly saved: Saved | null;
  /** Goals marked as complete, the latest last, until they are dismissed. */
  readonly completed: readonly GoalCard[];
}

/** The news of the goals in a cache of rows. */
export const goalNewsOf = oneForEachCache(() => {
  const store = makeStore<News>({ saved: null, completed: [] });
  let number = 0;

  const change = (next: Partial<News>) => store.write({ ...store.read(), ...next });
  const without = (goalId: string) => store.read().completed.filter(({ id }) => id !== goalId);

  return {
    ...store,
    announceSave: (before: GoalCard, after: GoalCard) =>
      change({ saved: { number: (number += 1), before, after } }),
    /** What was saved last is taken back, or has been shown for long enough. */
    clearSave: () => change({ saved: null }),
    announceCompletion: (goal: GoalCard) => change({ completed: [...without(goal.id), goal] }),
    dismiss: (goalId: string) => change({ completed: without(goalId) }),
  };
});

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
