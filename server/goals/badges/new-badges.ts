import type { Badge } from "#contract/badges.ts";
import { earnedBadges, type BadgeFacts } from "#domain/badge.ts";
import { nowIn, type Day, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Deps } from "#server/platform/deps.ts";

/** `activeDays` are those before the move. */
export interface BadgeMove {
  readonly before: GoalCard;
  readonly after: GoalCard;
  readonly activeDays: readonly Day[];
  readonly counts: boolean;
}

const nothing: BadgeFacts = { goals: [], activeDays: new Set(), shareCount: 0 };

/** Anything deserved before was decided then. */
function newlyDeserved(before: BadgeFacts, after: BadgeFacts, now: Now): Badge[] {
  const known = new Set(earnedBadges(before, new Set(), now).map(({ badgeId }) => badgeId));
  return earnedBadges(after, known, now).map((badge) => ({ ...badge, earnedAt: now.at }));
}

export function newBadges({ before, after, activeDays, counts }: BadgeMove, now: Now): Badge[] {
  const days = counts ? [...activeDays, now.today] : activeDays;
  return newlyDeserved(
    { ...nothing, goals: [before], activeDays: new Set(activeDays) },
    { ...nothing, goals: [after], activeDays: new Set(days) },
    now,
  );
}

/** `shareCount` includes this share. */
export function sharingBadges(shareCount: number, at: number): Badge[] {
  const before = { ...nothing, shareCount: shareCount - 1 };
  return newlyDeserved(before, { ...nothing, shareCount }, nowIn(at, "UTC"));
}

export function announceBadges({ live }: Pick<Deps, "live">, uid: string): void {
  // A badge's id is no opaque one, so the event names the person.
  live.publish({ entity: "badge", id: uid, rev: 1 }, [uid]);
}
