import type { QueryClient } from "@tanstack/react-query";
import type { Badge } from "#contract/badges.ts";

/** Badges that came while the person is here: told once, whoever brings them first. */
interface BadgeNews {
  /** What is to be said now. */
  readonly read: () => readonly Badge[];
  readonly subscribe: (listener: () => void) => () => void;
  /** New badges, by the answer of a move or by a read after a live event. */
  readonly earned: (badges: readonly Badge[]) => void;
  readonly dismissed: () => void;
}

export const noBadgeNews: readonly Badge[] = [];

const known = new WeakMap<QueryClient, BadgeNews>();

/** The news of the badges in a cache of reads. */
export function badgeNewsOf(client: QueryClient): BadgeNews {
  const made = known.get(client) ?? makeBadgeNews();
  known.set(client, made);
  return made;
}

function makeBadgeNews(): BadgeNews {
  const listeners = new Set<() => void>();
  const told = new Set<string>();
  let news = noBadgeNews;

  function tell(next: readonly Badge[]): void {
    news = next;
    for (const listener of listeners) listener();
  }

  function earned(badges: readonly Badge[]): void {
    const fresh = badges.filter(({ badgeId }) => !told.has(badgeId));
    for (const { badgeId } of fresh) told.add(badgeId);
    if (fresh.length > 0) tell([...news, ...fresh]);
  }

  return {
    read: () => news,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    earned,
    dismissed: () => tell(noBadgeNews),
  };
}
