import type { QueryClient } from "@tanstack/react-query";
import type { GoalCard } from "#domain/goal.ts";

/** A goal around one save of its progress. */
export interface Saved {
  /** Tells two saves apart. */
  readonly number: number;
  readonly before: GoalCard;
  readonly after: GoalCard;
}

/** What came of this browser's writes that concerns more than one card. */
export interface News {
  readonly saved: Saved | null;
  /** Goals marked as complete, the latest last, until they are dismissed. */
  readonly completed: readonly GoalCard[];
}

export const noNews: News = { saved: null, completed: [] };

interface NewsStore {
  readonly read: () => News;
  readonly subscribe: (listener: () => void) => () => void;
  readonly saved: (before: GoalCard, after: GoalCard) => void;
  /** What was saved last is taken back, or has been said for long enough. */
  readonly unsaid: () => void;
  readonly completed: (goal: GoalCard) => void;
  readonly dismissed: (goalId: string) => void;
}

const known = new WeakMap<QueryClient, NewsStore>();

/** The news of the goals in a cache of rows. */
export function goalNewsOf(client: QueryClient): NewsStore {
  const made = known.get(client) ?? makeNewsStore();
  known.set(client, made);
  return made;
}

function makeNewsStore(): NewsStore {
  const listeners = new Set<() => void>();
  let news = noNews;
  let number = 0;

  function tell(next: Partial<News>): void {
    news = { ...news, ...next };
    for (const listener of listeners) listener();
  }
  const without = (goalId: string) => news.completed.filter(({ id }) => id !== goalId);

  return {
    read: () => news,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saved: (before, after) => tell({ saved: { number: (number += 1), before, after } }),
    unsaid: () => tell({ saved: null }),
    completed: (goal) => tell({ completed: [...without(goal.id), goal] }),
    dismissed: (goalId) => tell({ completed: without(goalId) }),
  };
}
