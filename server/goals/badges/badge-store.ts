import type { Achievements, Badge } from "#contract/badges.ts";
import { badgeTexts } from "#domain/badge.ts";
import { words } from "#domain/badge.words.ts";
import { addDays, dayOf, type Day } from "#domain/day.ts";
import { languages } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import { inLanguage } from "#server/platform/language.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { packSql, unpackRows, type Packed } from "#server/platform/db/packed.ts";
import { hiddenFromPlanner } from "#server/platform/db/hidden-from-planner.ts";
import { timelinePart } from "../timeline-part.ts";
import { SHARES } from "./share-store.ts";

const badgeFields = [
  "badge_id",
  "display_name",
  "description",
  "earned_at",
  "icon_class",
  "count",
  "goal_id",
] as const;

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

const GOAL = "\0";

/** Badges are stored with the texts of their moment, in any of our languages. */
function goalIn(description: string): string | null {
  for (const language of languages) {
    const said = inLanguage(language, () => words.milestoneOf(GOAL));
    const [before = "", after = ""] = said.split(GOAL);
    if (description.startsWith(before) && description.endsWith(after))
      return description.slice(before.length, description.length - after.length);
  }
  return null;
}

function badgeOf(row: BadgeRow): Badge {
  const { display_name: displayName, description } = row;
  return {
    badgeId: row.badge_id,
    ...(badgeTexts(row.badge_id, goalIn(description)) ?? { displayName, description }),
    earnedAt: row.earned_at,
    iconClass: row.icon_class,
    count: row.count,
    goalId: row.goal_id,
  };
}

export interface AchievementColumns {
  readonly badges: Packed;
  /** Comma-separated, oldest first. */
  readonly activeDays: string | null;
  readonly shareCount: number | null;
}

/** `uid` and `since` are SQL. */
export const achievementColumns = (uid: string, since: string): string => `
  (select ${packSql(badgeFields)} from (select ${badgeColumns} from badges where user_id = ${uid}
    order by earned_at desc, badge_id) b) as badges,
  (select string_agg(day, ',' order by day) from daily_activity
    where user_id = ${uid} and day >= ${since} and checked_in_today) as "activeDays",
  (select count from user_stats where user_id = ${uid} and stat = '${SHARES}') as "shareCount"`;

const firstDay = (today: Day): Day => addDays(today, 1 - limits.activityWeeks * 7);

/** A day earlier, for people whose zone is unknown. */
export const activeSince = (at: number): Day => addDays(firstDay(dayOf(at, "UTC")), -1);

export function achievementsOf(columns: AchievementColumns, today: Day): Achievements {
  const since = firstDay(today);
  const days = columns.activeDays?.split(",") ?? [];
  return {
    badges: unpackRows<BadgeRow>(badgeFields, columns.badges).map(badgeOf),
    activeDays: days.filter((day) => day >= since),
    shareCount: columns.shareCount ?? 0,
  };
}

export const nothingAchieved: AchievementColumns = {
  badges: [],
  activeDays: null,
  shareCount: null,
};

const held: Statement = {
  name: "badges_held",
  sql: `select ${achievementColumns(hiddenFromPlanner("$1"), hiddenFromPlanner("$2"))}`,
};

export async function readAchievements(
  db: Queryable,
  uid: string,
  today: Day,
): Promise<Achievements> {
  const [row] = await db.run<AchievementColumns>(held, [uid, firstDay(today)]);
  return achievementsOf(row ?? nothingAchieved, today);
}

export async function readBadgesBefore(
  db: Queryable,
  goalId: string,
  before: TimelineBound,
): Promise<Badge[]> {
  const all = db.kysely.selectFrom("badges").select(badgeFields);
  const index = { of: { goal_id: goalId }, by: ["earned_at", "badge_id"] } as const;
  return (await timelinePart(all, index, before).execute()).map(badgeOf);
}

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

export async function giveBadges(db: Queryable, earned: readonly Earned[]): Promise<string[]> {
  const rows = earned.map(({ uid, badge }) => ({ user_id: uid, ...badgeRow(badge) }));
  const given = await db.run<{ uid: string }>(giving, [JSON.stringify(rows)]);
  return [...new Set(given.map(({ uid }) => uid))];
}
