import { sql } from "kysely";
import type { ListedWeekly } from "#contract/check-ins.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { DueCheckIn, readDueCheckIns, WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { duePeriod, nextCheckIn, type Excuse } from "#domain/check-in-period.ts";
import { DAY_MS, dayOf, daysBetween, mondayOf, type Day, type Now } from "#domain/day.ts";
import { formerCoach, namelessCoach } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import { instantAt } from "#domain/local-hour.ts";
import { missedSince } from "#domain/missed-check-in.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import { keptOf, type CheckInWords, type Health, type Kept } from "#domain/weekly-check-in.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { SeenGoal } from "../admit-to-goal.ts";
import { acceptedCoach, cardFields, cardOf } from "../goal-row.ts";
import { timelinePart } from "../timeline-part.ts";
import { keptForCoachSql } from "./kept-for-coach.ts";

function checkIns({ kysely }: Queryable) {
  return kysely
    .selectFrom("weekly_check_ins as c")
    .leftJoin("users as u", "u.id", "c.seen_by")
    .select(["c.id", "c.goal_id as goalId", "c.period", "c.at", "c.circle", "c.health", "c.kept"])
    .select(["c.rev", "c.obstacle", "c.help", "c.promise", "c.seen_at as seenAt"])
    .select(sql<Kept | null>`${sql.raw(keptForCoachSql)}`.as("keptForCoach"))
    .select(
      sql<string>`case when u.id is null then ${formerCoach}
      else ${sql.raw(shownNameSql(namelessCoach))} end`.as("seenBy"),
    );
}

type WeeklyRow = Omit<WeeklyCheckIn, "seen" | "health"> & {
  readonly health: Health;
  readonly keptForCoach: Kept | null;
  readonly seenAt: number | null;
  readonly seenBy: string;
};

/** A coach learns only the time of a check-in for its owner (product 25.9). */
function checkInFor(
  reader: SeenGoal["reader"],
  { seenAt, seenBy, keptForCoach, ...row }: WeeklyRow,
): WeeklyCheckIn {
  const seen = seenAt === null ? null : { by: seenBy, at: seenAt };
  if (reader === "owner") return { ...row, seen };
  if (row.circle === "coach") return { ...row, kept: keptForCoach, seen };
  return { ...row, health: null, kept: null, obstacle: "", help: "", promise: "", seen };
}

export async function readWeeklyBefore(
  db: Queryable,
  goal: SeenGoal,
  before: TimelineBound,
): Promise<WeeklyCheckIn[]> {
  const index = { of: { "c.goal_id": goal.id }, by: ["c.at", "c.id"] } as const;
  const rows = await timelinePart(checkIns(db), index, before).execute();
  return rows.map((row) => checkInFor(goal.reader, row));
}

const pastOf: Statement = {
  name: "goal_past_periods",
  sql: `select u.short_days as "shortDays",
      array(select c.period from weekly_check_ins c where c.goal_id = g.id) as done
    from goals g join users u on u.id = g.owner_id where g.id = $1`,
};

interface Missed {
  /** First day of its period. */
  readonly from: Day;
  readonly days: number;
  /** The last millisecond of its period. */
  readonly at: number;
}

/** A coach knows only periods that were not over when they accepted (product 25.4). */
export async function readMissed(db: Queryable, goal: SeenGoal, now: number): Promise<Missed[]> {
  const [row] = await db.run<Excuse & { readonly done: readonly Day[] }>(pastOf, [goal.id]);
  if (row === undefined) return [];
  const dayIn = (at: number) => dayOf(at, goal.ownerZone);
  const end = goal.completed_at ?? goal.closed_at;
  const known = goal.reader === "coach" ? (goal.coached_at ?? now) : goal.created_at;
  const past = { ...goal, done: new Set(row.done), ended: end === null ? null : dayIn(end) };
  return missedSince(past, row, dayIn(known), dayIn(now)).map(({ from, until }) => ({
    from,
    days: daysBetween(from, until),
    at: instantAt(until, 0, goal.ownerZone) - 1,
  }));
}

interface OwnPeriod {
  readonly goalId: string;
  /** First day of a period. */
  readonly from: Day;
}

export async function readWeeklyOf(
  db: Queryable,
  reader: SeenGoal["reader"],
  periods: readonly OwnPeriod[],
): Promise<WeeklyCheckIn[]> {
  if (periods.length === 0) return [];
  const pairs = sql.join(periods.map(({ goalId, from }) => sql`(${goalId}, ${from})`));
  const rows = await checkIns(db)
    .where(sql<boolean>`(c.goal_id, c.period) in (${pairs})`)
    .execute();
  return rows.map((row) => checkInFor(reader, row));
}

/** As a key. */
export function periodKey({ goalId, from }: OwnPeriod): string {
  return `${goalId} ${from}`;
}

/** The last promise before each period, missing if it is hidden from the reader, by `periodKey`. */
export async function readPromiseBefore(
  db: Queryable,
  reader: SeenGoal["reader"],
  periods: readonly OwnPeriod[],
): Promise<ReadonlyMap<string, string>> {
  if (periods.length === 0) return new Map();
  const pairs = sql.join(periods.map(({ goalId, from }) => sql`(${goalId}, ${from})`));
  const { rows } = await sql<OwnPeriod & { circle: string; promise: string }>`
    select w.id as "goalId", w.period as "from", c.circle, c.promise
    from (values ${pairs}) w (id, period)
    cross join lateral (select c.circle, c.promise from weekly_check_ins c
      where c.goal_id = w.id and c.period < w.period order by c.period desc limit 1) c`.execute(
    db.kysely,
  );
  const isShown = ({ circle }: { circle: string }) => reader === "owner" || circle === "coach";
  return new Map(rows.filter(isShown).map((row) => [periodKey(row), row.promise]));
}

export async function writeCorrection(
  { kysely }: Queryable,
  checkInId: string,
  { health, kept, circle, obstacle, help, promise }: CheckInWords,
): Promise<void> {
  await kysely
    .updateTable("weekly_check_ins")
    .set({ health, kept, circle, obstacle, help, promise })
    .set((eb) => ({ rev: eb("rev", "+", 1) }))
    .where("id", "=", checkInId)
    .execute();
}

export async function readWeekly(
  db: Queryable,
  goal: Pick<SeenGoal, "id" | "reader">,
  id: string,
): Promise<WeeklyCheckIn | undefined> {
  const row = await checkIns(db)
    .where("c.id", "=", id)
    .where("c.goal_id", "=", goal.id)
    .executeTakeFirst();
  return row && checkInFor(goal.reader, row);
}

async function readUnderWay({ kysely }: Queryable, uid: string) {
  const rows = await kysely
    .selectFrom("goals as g")
    .select(cardFields)
    .select("g.coach_id")
    .select(
      sql<string | null>`(select c.promise from weekly_check_ins c
        where c.goal_id = g.id order by c.period desc limit 1)`.as("promise"),
    )
    .where("g.owner_id", "=", uid)
    .where("g.status", "=", "active")
    .where("g.deleted_at", "is", null)
    .orderBy("g.due_date")
    .orderBy("g.id")
    .limit(limits.goalsPerUser)
    .execute();
  return rows.map((row) => ({
    goal: cardOf(row),
    coachId: acceptedCoach(row),
    promise: row.promise ?? "",
  }));
}

export async function readDue(
  db: Queryable,
  uid: string,
  now: Now,
): Promise<OutputOf<typeof readDueCheckIns>> {
  const cards = await readUnderWay(db, uid);
  const asked = cards.filter(({ goal }) => duePeriod(goal, now) !== null);
  const plans = await ifThensOf(
    db,
    asked.map(({ goal }) => goal.id),
  );
  const next = nextCheckIn(
    cards.map(({ goal }) => goal),
    now,
  );
  return { due: asked.map((one) => ({ ...one, ifThens: plans.get(one.goal.id) ?? [] })), next };
}

export async function ifThensOf(
  { kysely }: Queryable,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, DueCheckIn["ifThens"]>> {
  if (goalIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom("goal_if_thens")
    .select(["goal_id as goalId", "obstacle", "action"])
    .where("goal_id", "in", goalIds)
    .orderBy("number")
    .execute();
  const plans = Map.groupBy(rows, ({ goalId }) => goalId);
  return new Map(
    [...plans].map(([goalId, own]) => [
      goalId,
      own.map(({ obstacle, action }) => ({ obstacle, action })),
    ]),
  );
}

export async function readNewestWeekly(db: Queryable, uid: string): Promise<ListedWeekly[]> {
  const rows = await checkIns(db)
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["g.category", "g.description"])
    .where("c.user_id", "=", uid)
    .where("g.deleted_at", "is", null)
    .orderBy("c.at", "desc")
    .orderBy("c.id", "desc")
    .limit(limits.checkInsShown)
    .execute();
  return rows.map(({ category, description, ...row }) => ({
    checkIn: checkInFor("owner", row),
    category,
    goal: { id: row.goalId, description },
  }));
}

/** More than a week in every zone. */
const REACH_MS = 9 * DAY_MS;

/** product 25.17 */
export async function readPromises(
  { kysely }: Queryable,
  uid: string,
  { at, today, zone }: Now,
): Promise<ReturnType<typeof keptOf>> {
  const rows = await kysely
    .selectFrom("weekly_check_ins as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["c.at", "c.kept"])
    .where("c.user_id", "=", uid)
    .where("c.at", ">", at - REACH_MS)
    .where("c.kept", "is not", null)
    .where("g.deleted_at", "is", null)
    .execute();
  const answered = rows.filter((row) => dayOf(row.at, zone) >= mondayOf(today));
  return keptOf(answered.map(({ kept }) => kept));
}
