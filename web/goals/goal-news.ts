import type { GoalCard } from "#domain/goal.ts";
import { makeStore, oneForEachCache } from "#web/client/store.ts";

export interface Saved {
  readonly number: number;
  readonly before: GoalCard;
  readonly after: GoalCard;
}

interface News {
  /** Shown one after another, latest last. */
  readonly saves: readonly Saved[];
  /** Until dismissed, latest last. */
  readonly completed: readonly GoalCard[];
  /** The last one marked, dismissed or not. */
  readonly latest: GoalCard | null;
  readonly deleted: GoalCard | null;
}

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
    clearSave: (shown: Saved) => keep((one) => one !== shown),
    takeBack: (goalId: string) => keep(({ after }) => after.id !== goalId),
    announceCompletion: (goal: GoalCard) =>
      change({ completed: [...without(goal.id), goal], latest: goal }),
    dismiss: (goalId: string) => change({ completed: without(goalId) }),
    announceDeletion: (goal: GoalCard) => change({ completed: without(goal.id), deleted: goal }),
    dismissDeletion: () => change({ deleted: null }),
  };
});
