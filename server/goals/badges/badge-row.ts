import type { Badge } from "#contract/badges.ts";

/** The columns of a badge, without the person's. */
export const badgeColumns =
  "badge_id, display_name, description, earned_at, icon_class, count, goal_id";

export interface BadgeRow {
  readonly badge_id: string;
  readonly display_name: string;
  readonly description: string;
  readonly earned_at: number;
  readonly icon_class: Badge["iconClass"];
  readonly count: number;
  readonly goal_id: string | null;
}

/** A badge as its row. */
export function badgeRow(badge: Badge): BadgeRow {
  return {
    badge_id: badge.badgeId,
    display_name: badge.displayName,
    description: badge.description,
    earned_at: badge.earnedAt,
    icon_class: badge.iconClass,
    count: badge.count,
    goal_id: badge.goalId,
  };
}

/** The badge of a row, field by field. */
export function badgeOf(row: BadgeRow): Badge {
  return {
    badgeId: row.badge_id,
    displayName: row.display_name,
    description: row.description,
    earnedAt: row.earned_at,
    iconClass: row.icon_class,
    count: row.count,
    goalId: row.goal_id,
  };
}
