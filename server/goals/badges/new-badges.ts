import type { Badge } from "#contract/badges.ts";
import { earnedBadges, type BadgeFacts } from "#domain/badge.ts";
import { nowIn, type Day, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Deps } from "#server/platform/deps.ts";

/** A goal before and after a move, and its owner's active days before it. */
export interface BadgeMove {
  readonly before: GoalCard;
  readonly after: GoalCard;
  readonly activeDays: readonly Day[];
  /** True where the move makes today an active day. */
  readonly counts: boolean;
}

const nothing: BadgeFacts = { goals: [], activeDays: new Set(), shareCount: 0 };

/** What was deserved before was decided then. */
function newlyDeserved(before: BadgeFacts, after: BadgeFacts, now: Now): Badge[] {
  const known = new Set(earnedBadges(before, new Set(), now).map(({ badgeId }) => badgeId));
  return earnedBadges(after, known, now).map((badge) => ({ ...badge, earnedAt: now.at }));
}

/** The badges that a move newly deserves. */
export function newBadges({ before, after, activeDays, counts }: BadgeMove, now: Now): Badge[] {
  const days = counts ? [...activeDays, now.today] : activeDays;
  return newlyDeserved(
    { ...nothing, goals: [before], activeDays: new Set(activeDays) },
    { ...nothing, goals: [after], activeDays: new Set(days) },
    now,
  );
}

/** The badges that a share newly deserves; `shareCount` is the count with it. */
export function sharingBadges(shareCount: number, at: number): Badge[] {
  const before = { ...nothing, shareCount: shareCount - 1 };
  return newlyDeserved(before, { ...nothing, shareCount }, nowIn(at, "UTC"));
}

/** Tells a person's open tabs, after the commit, that they have earned a badge: their badges are read again. */
export function announceBadges({ live }: Pick<Deps, "live">, uid: string): void {
  // A badge never changes, and its own id is no opaque one: the event names the person.
  live.publish({ entity: "badge", id: uid, rev: 1 }, [uid]);
}
