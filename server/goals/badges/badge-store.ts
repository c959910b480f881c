import type { Badge } from "#contract/badges.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { timelinePart } from "../timeline-part.ts";

const badgeFields = [
  "badge_id",
  "display_name",
  "description",
  "earned_at",
  "icon_class",
  "count",
  "goal_id",
] as const;

/** The columns of a badge in SQL, without the person's. */
export const badgeColumns = badgeFields.join(", ");

interface BadgeRow {
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
function badgeOf(row: BadgeRow): Badge {
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

/** A person's badges, newest first. */
export async function readHeldBadges(db: Queryable, uid: string): Promise<Badge[]> {
  const rows = await db.kysely
    .selectFrom("badges")
    .select(badgeFields)
    .where("user_id", "=", uid)
    .orderBy("earned_at", "desc")
    .orderBy("badge_id")
    .execute();
  return rows.map(badgeOf);
}

/** The badges that a goal has earned, for its timeline. */
export async function readBadgesBefore(
  db: Queryable,
  goalId: string,
  before: TimelineBound,
): Promise<Badge[]> {
  const all = db.kysely.selectFrom("badges").select(badgeFields);
  const index = { of: { goal_id: goalId }, by: ["earned_at", "badge_id"] } as const;
  return (await timelinePart(all, index, before).execute()).map(badgeOf);
}

/** The days since `since` on which a person was active, oldest first. */
export async function readActiveDays(db: Queryable, uid: string, since: string): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom("daily_activity")
    .select("day")
    .where("user_id", "=", uid)
    .where("day", ">=", since)
    .where("checked_in_today", "=", true)
    .orderBy("day")
    .execute();
  return rows.map(({ day }) => day);
}

/** A badge and who has earned it. */
export interface Earned {
  readonly uid: string;
  readonly badge: Badge;
}

const giving: Statement = {
  name: "badges_give",
  sql: `insert into badges (user_id, ${badgeColumns})
    select user_id, ${badgeColumns} from jsonb_populate_recordset(null::badges, $1::jsonb)
    on conflict (user_id, badge_id) do nothing returning user_id as uid`,
};

/** Gives badges, each once; answers the people who had not yet got theirs. */
export async function giveBadges(db: Queryable, earned: readonly Earned[]): Promise<string[]> {
  const rows = earned.map(({ uid, badge }) => ({ user_id: uid, ...badgeRow(badge) }));
  const given = await db.run<{ uid: string }>(giving, [JSON.stringify(rows)]);
  return [...new Set(given.map(({ uid }) => uid))];
}
