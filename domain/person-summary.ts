import * as limits from "./limits.ts";
import { byName } from "./name-order.ts";
import type { WatchedGoal } from "./needs-you.ts";
import { keptOf, type Health } from "./weekly-check-in.ts";

export interface PersonSummary {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly openGoals: number;
  /** Milliseconds; null for never. */
  readonly lastCheckInAt: number | null;
  /** Of the promises that their last check-ins answered. */
  readonly kept: number;
  readonly answered: number;
  /** Oldest first. */
  readonly trend: readonly Health[];
}

function summaryOf(own: readonly WatchedGoal[]): PersonSummary {
  const { ownerId = "", ownerName = "" } = own[0] ?? {};
  const all = own.flatMap(({ checkIns }) => checkIns).toSorted((one, other) => other.at - one.at);
  const last = all.filter(({ health }) => health !== null).slice(0, limits.checkInsKnown);
  return {
    ownerId,
    ownerName,
    openGoals: own.filter(({ goal }) => goal.status === "active").length,
    lastCheckInAt: all[0]?.at ?? null,
    ...keptOf(last.map(({ kept }) => kept)),
    trend: last.flatMap(({ health }) => health ?? []).toReversed(),
  };
}

/** A coach's people by name, with what the coach may see (product 26.7). */
export function personSummaries(watched: readonly WatchedGoal[]): readonly PersonSummary[] {
  return [...Map.groupBy(watched, ({ ownerId }) => ownerId).values()]
    .map(summaryOf)
    .toSorted(
      (one, other) =>
        byName(one.ownerName, other.ownerName) || (one.ownerId < other.ownerId ? -1 : 1),
    );
}
