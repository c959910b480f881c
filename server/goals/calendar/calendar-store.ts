import { sql } from "kysely";
import type { CalendarGoal, CalendarStep } from "#domain/calendar.ts";
import type { Language } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { cardFields, cardOf, isListed } from "../goal-row.ts";

export interface FeedRow {
  readonly id: string;
  readonly addressHash: string;
  readonly createdAt: number;
  readonly lastReadAt: number | null;
}

export function readFeed(db: Queryable, uid: string): Promise<FeedRow | undefined> {
  return db.kysely
    .selectFrom("calendar_feeds")
    .select([
      "id",
      "address_hash as addressHash",
      "created_at as createdAt",
      "last_read_at as lastReadAt",
    ])
    .where("user_id", "=", uid)
    .executeTakeFirst();
}

export async function writeFeed(tx: Transaction, uid: string, feed: FeedRow): Promise<void> {
  const columns = {
    id: feed.id,
    address_hash: feed.addressHash,
    created_at: feed.createdAt,
    last_read_at: feed.lastReadAt,
  };
  await tx.kysely
    .insertInto("calendar_feeds")
    .values({ user_id: uid, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

export async function removeFeed(db: Queryable, uid: string): Promise<void> {
  await db.kysely.deleteFrom("calendar_feeds").where("user_id", "=", uid).execute();
}

export interface FeedOwner {
  readonly feedId: string;
  readonly uid: string;
  readonly timeZone: string;
  readonly language: Language | null;
  readonly lastReadAt: number | null;
}

/** Undefined also if the person is disabled. */
export function readFeedOwner(db: Queryable, hash: string): Promise<FeedOwner | undefined> {
  return db.kysely
    .selectFrom("calendar_feeds as f")
    .innerJoin("users as u", "u.id", "f.user_id")
    .select([
      "f.id as feedId",
      "u.id as uid",
      "u.time_zone as timeZone",
      "u.language",
      "f.last_read_at as lastReadAt",
    ])
    .where("f.address_hash", "=", hash)
    .where("u.disabled", "=", false)
    .executeTakeFirst();
}

export async function touchFeed(db: Queryable, feedId: string, at: number): Promise<void> {
  await db.kysely
    .updateTable("calendar_feeds")
    .set({ last_read_at: at })
    .where("id", "=", feedId)
    .execute();
}

async function readSteps(
  db: Queryable,
  uid: string,
): Promise<ReadonlyMap<string, readonly CalendarStep[]>> {
  const rows = await db.kysely
    .selectFrom("goals as g")
    .innerJoin("goal_steps as s", "s.goal_id", "g.id")
    .select(["s.goal_id as goalId", "s.id", "s.text", "s.day", "s.coach_name as coachName"])
    .where("g.owner_id", "=", uid)
    .where(isListed)
    .where("g.status", "=", "active")
    .where("s.accepted", "=", true)
    .where("s.done_at", "is", null)
    .where("s.day", "is not", null)
    .execute();
  const steps = rows.flatMap(({ goalId, id, text, day, coachName }) =>
    day === null ? [] : [{ goalId, step: { id, text, day, suggested: coachName !== null } }],
  );
  const ofGoals = Map.groupBy(steps, ({ goalId }) => goalId);
  return new Map([...ofGoals].map(([goalId, all]) => [goalId, all.map(({ step }) => step)]));
}

export async function readCalendarGoals(db: Queryable, uid: string): Promise<CalendarGoal[]> {
  const rows = await db.kysely
    .selectFrom("goals as g")
    .select(cardFields)
    .select(
      sql<number>`greatest(g.created_at, (select max(c.at) from goal_changes c where c.goal_id = g.id))`.as(
        "changedAt",
      ),
    )
    .where("g.owner_id", "=", uid)
    .where(isListed)
    .where("g.status", "=", "active")
    .orderBy("g.created_at", "desc")
    .orderBy("g.id", "desc")
    .limit(limits.goalsPerUser)
    .execute();
  const steps = await readSteps(db, uid);
  return rows.map((row) => ({
    goal: cardOf(row),
    changedAt: row.changedAt,
    steps: steps.get(row.id) ?? [],
  }));
}
