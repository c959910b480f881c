import type { LatelyLogged } from "#domain/comeback.ts";
import { DAY_MS, dayOf } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { namelessCoach, namelessOwner } from "#domain/invitation.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import * as limits from "#domain/limits.ts";
import { actorSql, type ActorRow } from "#server/platform/sessions/session-store.ts";
import type { Credentials } from "#server/platform/sessions/credentials.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { packSql, type Packed } from "#server/platform/db/packed.ts";
import { hiddenFromPlanner } from "#server/platform/db/hidden-from-planner.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import {
  achievementColumns,
  activeSince,
  nothingAchieved,
  type AchievementColumns,
} from "./badges/badge-store.ts";
import { latelySql } from "./comeback-store.ts";
import { entryColumns } from "./ledger-store.ts";
import {
  cardColumns,
  cardFields,
  cardsOf,
  listedSql,
  longColumns,
  type CardRow,
  type GoalRow,
} from "./goal-row.ts";

type ByCredentials = Record<Credentials["kind"], Statement>;

function statements(name: string, sql: (actor: string) => string): ByCredentials {
  return {
    cookie: { name: `${name}_cookie`, sql: sql(actorSql.cookie) },
    bearer: { name: `${name}_bearer`, sql: sql(actorSql.bearer) },
    token: { name: `${name}_token`, sql: sql(actorSql.token) },
  };
}

type Maybe<Row extends { id: string }> = ActorRow & (Row | { readonly id: null });

// A derived table, since the actor's select ends in conditions.
function joined(columns: string, join: string): (actor: string) => string {
  return (actor) => `select a.*, ${columns} from (${actor}) a ${join}`;
}

export interface FirstRow extends AchievementColumns {
  readonly goals: Packed;
  readonly noted: boolean;
  readonly shortDays: readonly string[];
}

const firstColumns = (uid: string, since: string) =>
  `f.goals, f.noted, (select o.short_days from users o where o.id = ${uid}) as "shortDays",
  ${achievementColumns(uid, since)}`;
const firstGoals = (
  uid: string,
) => `(select ${packSql(cardFields)} as goals, bool_or(g.noted) is true as noted
    from (select ${cardColumns}, g.noted from goals g where g.owner_id = ${uid} and ${listedSql}
      order by g.created_at desc, g.id desc limit ${limits.goalsPerUser}) g) f`;

const first = statements(
  "dashboard",
  joined(
    firstColumns("a.uid", hiddenFromPlanner("$3")),
    `cross join lateral ${firstGoals("a.uid")}`,
  ),
);

export async function readFirst(
  db: Queryable,
  credentials: Credentials,
  at: number,
): Promise<(ActorRow & FirstRow) | null> {
  const values = [credentials.hash, at, activeSince(at)];
  const [row] = await db.run<ActorRow & FirstRow>(first[credentials.kind], values);
  return row ?? null;
}

const firstOf: Statement = {
  name: "dashboard_of",
  sql: `select ${firstColumns(hiddenFromPlanner("$1"), hiddenFromPlanner("$2"))} from ${firstGoals(hiddenFromPlanner("$1"))}`,
};

export async function readFirstOf(db: Queryable, uid: string, at: number): Promise<FirstRow> {
  const [row] = await db.run<FirstRow>(firstOf, [uid, activeSince(at)]);
  return row ?? { goals: [], noted: false, shortDays: [], ...nothingAchieved };
}

const after: Statement = {
  name: "goals_after",
  sql: `select ${packSql(cardFields)} as goals from (select ${cardColumns} from goals g
    where g.owner_id = $1 and ${listedSql} and (g.created_at, g.id) < (${hiddenFromPlanner("$2")}::bigint, ${hiddenFromPlanner("$3")})
    order by g.created_at desc, g.id desc limit ${limits.goalsPerUser}) g`,
};

export async function readGoalsAfter(
  db: Queryable,
  ownerId: string,
  createdAt: number,
  id: string,
): Promise<GoalCard[]> {
  const [row] = await db.run<Pick<FirstRow, "goals">>(after, [ownerId, createdAt, id]);
  return cardsOf(row?.goals ?? []);
}

export interface Held {
  readonly owner_id: string;
  readonly coach_id: string | null;
}

export interface WholeRow extends GoalRow, Held {
  readonly ownerName: string;
  readonly ownerZone: string;
  readonly formerCoachName: string | null;
}

const formerCoachName = `(select ${shownNameSql(namelessCoach)} from users u where u.id = g.former_coach_id)`;
const wholeColumns = `${cardColumns}, ${longColumns}, ${formerCoachName} as "formerCoachName", g.owner_id, u.time_zone as "ownerZone", ${shownNameSql(namelessOwner)} as "ownerName"`;

// Filter in SQL: reading another's goal would take longer than a missing one.
// The domain decides who may do what.
const seenBy = (uid: string) => `g.deleted_at is null and ${uid} in (g.owner_id, g.coach_id)`;

const whole = statements(
  "goal",
  joined(
    wholeColumns,
    `left join (goals g join users u on u.id = g.owner_id) on g.id = $3 and ${seenBy("a.uid")}`,
  ),
);

export async function readGoalRow(
  db: Queryable,
  credentials: Credentials,
  at: number,
  goalId: string,
): Promise<Maybe<WholeRow> | null> {
  const values = [credentials.hash, at, goalId];
  const [row] = await db.run<Maybe<WholeRow>>(whole[credentials.kind], values);
  return row ?? null;
}

const wholeAlone: Statement = {
  name: "goal_whole",
  sql: `select ${wholeColumns} from goals g join users u on u.id = g.owner_id where g.id = $1 and ${seenBy("$2")}`,
};

/** For a session read before; null unless they own or coach it. */
export async function readWholeGoal(
  db: Queryable,
  uid: string,
  goalId: string,
): Promise<WholeRow | null> {
  const [row] = await db.run<WholeRow>(wholeAlone, [goalId, uid]);
  return row ?? null;
}

// For the badge of seven days in a row; no zone reaches an eighth day back.
// A disabled coach cannot answer.
const asksCoach = `g.coach_confirms and g.coach_status = 'accepted'
  and exists (select from users c where c.id = g.coach_id and not c.disabled)`;
const writeColumns = `${cardColumns}, g.owner_id, g.coach_id, ${asksCoach} as "asksCoach", k.body_hash as "keyHash", k.result_id as "keyResult",
  array(select d.day from daily_activity d where d.user_id = a.uid and d.day >= ${hiddenFromPlanner("$5")} and d.checked_in_today) as "activeDays",
  ${latelySql(hiddenFromPlanner("$2"))} as lately,
  (select o.short_days from users o where o.id = g.owner_id) as "shortDays"`;
const writeJoins = `left join goals g on g.id = $3 and ${seenBy("a.uid")}
  left join idempotency k on k.user_id = a.uid and k.key = $4`;

const forWrite = statements("goal_write", joined(writeColumns, writeJoins));

// When the goal was updated last if the entry had never been (product 4.18).
const updatedBefore = `greatest(
  (select n.at from progress_entries n
    where n.goal_id = g.id and n.id <> $6 and n.source not in ('back-dated', 'import', 'undo')
      and not exists (select from progress_entries u where u.undoes = n.id)
    order by n.number desc limit 1),
  (select w.at from weekly_check_ins w where w.goal_id = g.id order by w.at desc limit 1))`;

const forUndo = statements(
  "goal_undo",
  joined(
    `${writeColumns}, to_jsonb(e) as entry, (select n.id from progress_entries n
      where n.goal_id = g.id order by n.number desc limit 1) as "newestId", ${updatedBefore} as "updatedBefore"`,
    `${writeJoins}
     left join lateral (select ${entryColumns} from progress_entries n
       where n.id = $6 and n.goal_id = g.id) e on true`,
  ),
);

export type WriteRow = Maybe<CardRow & Held> & {
  readonly asksCoach: boolean;
  readonly keyHash: string | null;
  readonly keyResult: string | null;
  readonly activeDays: readonly string[];
  readonly lately: LatelyLogged | null;
  readonly shortDays: readonly string[] | null;
  readonly entry?: LedgerEntry | null;
  readonly newestId?: string | null;
  readonly updatedBefore?: number | null;
};

/** `entryId`: the entry to undo. */
export interface WriteTarget {
  readonly goalId: string;
  readonly key: string;
  readonly at: number;
  readonly entryId: string | undefined;
}

const EIGHT_DAYS = 8 * DAY_MS;

/** Session, goal, relation, active days and key in one query. */
export async function readForWrite(
  db: Queryable,
  credentials: Credentials,
  { goalId, key, at, entryId }: WriteTarget,
): Promise<WriteRow | null> {
  const since = dayOf(at - EIGHT_DAYS, "UTC");
  const values = [credentials.hash, at, goalId, key, since];
  const [row] =
    entryId === undefined
      ? await db.run<WriteRow>(forWrite[credentials.kind], values)
      : await db.run<WriteRow>(forUndo[credentials.kind], [...values, entryId]);
  return row ?? null;
}

export function readCard(db: Queryable, goalId: string): Promise<CardRow | undefined> {
  return db.kysely
    .selectFrom("goals as g")
    .select(cardFields)
    .where("g.id", "=", goalId)
    .where("g.deleted_at", "is", null)
    .executeTakeFirst();
}

export async function lockGoal(tx: Transaction, goalId: string): Promise<void> {
  await tx.kysely.selectFrom("goals").select("id").where("id", "=", goalId).forUpdate().execute();
}
