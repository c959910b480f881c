import type { GoalCard } from "#domain/goal.ts";
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
  /** What is to be said of each, the latest last: one after the other. */
  readonly saves: readonly Saved[];
  /** Goals marked as complete, the latest last, until they are dismissed. */
  readonly completed: readonly GoalCard[];
  /** Of them, dismissed or not, the one that was marked last. */
  readonly latest: GoalCard | null;
  /** What was deleted last, until that is dismissed. */
  readonly deleted: GoalCard | null;
}

/** The news of the goals in a cache of rows. */
export const goalNewsOf = oneForEachCache(() => {
  const store = makeStore<News>({ saves: [], completed: [], latest: null, deleted: null });
  let number = 0;

  const change = (next: Partial<News>) => store.write({ ...store.read(), ...next });
  const without = (goalId: string) => store.read().completed.filter(({ id }) => id !== goalId);
  const keep = (saved: (one: Saved) => boolean) =>
    change({ saves: store.read().saves.filter(saved) });

  return {
    ...store,
    announceSave: (before: GoalCard, after: GoalCard) =>
      change({ saves: [...store.read().saves, { number: (number += 1), before, after }] }),
    /** It has been shown for long enough, or is a save like any other. */
    clearSave: (shown: Saved) => keep((one) => one !== shown),
    /** What was saved last of a goal is taken back. */
    takeBack: (goalId: string) => keep(({ after }) => after.id !== goalId),
    announceCompletion: (goal: GoalCard) =>
      change({ completed: [...without(goal.id), goal], latest: goal }),
    dismiss: (goalId: string) => change({ completed: without(goalId) }),
    announceDeletion: (goal: GoalCard) => change({ completed: without(goal.id), deleted: goal }),
    dismissDeletion: () => change({ deleted: null }),
  };
});
