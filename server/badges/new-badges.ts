import type { Badge } from "#contract/badges.ts";
import { earnedBadges, type BadgeFacts } from "#domain/badge.ts";
import type { Day, Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";

/** A goal before and after a move, and its owner's active days before it. */
export interface BadgeMove {
  readonly before: GoalCard;
  readonly after: GoalCard;
  readonly activeDays: readonly Day[];
  /** True where the move makes today an active day. */
  readonly counts: boolean;
}

function facts(goal: GoalCard, activeDays: readonly Day[]): BadgeFacts {
  return { goals: [goal], activeDays: new Set(activeDays), shareCount: 0 };
}

/** The badges that a move newly deserves: what was deserved before it was decided then. */
export function newBadges({ before, after, activeDays, counts }: BadgeMove, now: Now): Badge[] {
  const held = earnedBadges(facts(before, activeDays), new Set(), now);
  const days = counts ? [...activeDays, now.today] : activeDays;
  const known = new Set(held.map(({ badgeId }) => badgeId));
  return earnedBadges(facts(after, days), known, now).map((badge) => ({
    ...badge,
    earnedAt: now.at,
  }));
}
