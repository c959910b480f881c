import type { LiveChange } from "#contract/live.ts";
import { forgetCoachName } from "#server/account/erase-user.ts";
import type { Maintenance } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { countMail, holdDays } from "./closed-days.ts";
import { standInIssuer } from "#server/development/stand-in/paths.ts";
import { isSeeded } from "./seeded.ts";
import type { ReportProgress } from "./crowd.ts";

/** People per transaction. */
const CHUNK = 1_000;
const REPORT_EVERY = 20_000;

export interface Cleared {
  readonly people: number;
  readonly sessions: readonly { readonly id: string; readonly uid: string }[];
  /** Goals that lost a coach, goals that were coached, and circles that lost a member. */
  readonly changes: readonly { readonly change: LiveChange; readonly uid: string }[];
}

interface GoalRow {
  readonly id: string;
  readonly rev: number;
  readonly uid: string;
}

// The order of the index on identities, whatever the collation.
const nextOnes = (which: string) => `select i.subject, i.user_id as uid from identities i
  where i.issuer = '${standInIssuer}' and i.subject > $1 and ${which} order by i.subject limit ${CHUNK}`;

const stays = (uid: string) =>
  `not exists (select from identities i where i.user_id = ${uid} and ${isSeeded})`;

const coaching = `select distinct uid from (
  select coach_id as uid, owner_id from goals where coach_id = any($1)
  union all select n.coach_id, g.owner_id from coaching_notes n join goals g on g.id = n.goal_id where n.coach_id = any($1)
  union all select c.coach_id, g.owner_id from goal_changes c join goals g on g.id = c.goal_id where c.coach_id = any($1)
  union all select r.author_id, g.owner_id from note_replies r join coaching_notes n on n.id = r.note_id
    join goals g on g.id = n.goal_id where r.author_id = any($1)) of where ${stays("of.owner_id")}`;

const freed = `update goals g set coach_id = null, coach_name = null, coach_status = null, coached_at = null, rev = rev + 1
  where coach_id = any($1) and ${stays("g.owner_id")} returning id, rev, owner_id as uid`;

const lost = `select g.id, g.rev + 1 as rev, g.coach_id as uid from goals g
  where g.owner_id = any($1) and g.coach_id is not null and ${stays("g.coach_id")}`;

/** A circle ends with its last member (product 41.11); the others are told. */
async function leaveCircles(db: Maintenance, uids: readonly string[]): Promise<Cleared["changes"]> {
  const left = await db.query<{ id: string }>(
    "delete from circle_members where user_id = any($1) returning circle_id as id",
    [uids],
  );
  if (left.length === 0) return [];
  const bound = [[...new Set(left.map(({ id }) => id))]];
  await db.query(
    `delete from circles c where c.id = any($1)
      and not exists (select from circle_members m where m.circle_id = c.id)`,
    bound,
  );
  const members = await db.query<{ id: string; uid: string }>(
    "select circle_id as id, user_id as uid from circle_members where circle_id = any($1)",
    bound,
  );
  return members.map(({ id, uid }) => ({ change: { entity: "circle", id, rev: 1 }, uid }));
}

const asChange = ({ id, rev, uid }: GoalRow) =>
  ({ change: { entity: "goal", id, rev }, uid }) as const;

async function remove(db: Maintenance, uids: readonly string[]): Promise<Cleared> {
  await holdDays(db);
  const bound = [[...uids]];
  const gone = await db.query<GoalRow>(lost, bound);
  // First: deleting a goal fails once this transaction has changed its notes.
  await db.query("delete from goals where owner_id = any($1)", bound);
  const run = {
    run: <T>(statement: { sql: string }, params: readonly string[] = []) =>
      db.query<T>(statement.sql, params),
  };
  for (const { uid } of await db.query<{ uid: string }>(coaching, bound))
    await forgetCoachName(run, uid);
  const changed = await db.query<GoalRow>(freed, bound);
  const sessions = await db.query<{ id: string; uid: string }>(
    "delete from sessions where user_id = any($1) returning id, user_id as uid",
    bound,
  );
  const circles = await leaveCircles(db, uids);
  await countMail(db, "-", uids);
  await db.query("delete from users where id = any($1)", bound);
  return {
    people: uids.length,
    sessions,
    changes: [...[...changed, ...gone].map(asChange), ...circles],
  };
}

/** `which` is SQL over identities i. */
export async function clearPeople(
  db: Maintenance,
  which: string,
  report: ReportProgress,
  inOne = false,
): Promise<Cleared> {
  let after = "";
  let all: Cleared = { people: 0, sessions: [], changes: [] };
  for (;;) {
    const found = await db.query<{ subject: string; uid: string }>(nextOnes(which), [after]);
    const last = found.at(-1);
    if (last === undefined) return all;
    after = last.subject;
    const uids = found.map(({ uid }) => uid);
    const part = await (inOne ? remove(db, uids) : inTransaction(db, () => remove(db, uids)));
    all = {
      people: all.people + part.people,
      sessions: [...all.sessions, ...part.sessions],
      changes: [...all.changes, ...part.changes],
    };
    if (all.people % REPORT_EVERY === 0) report(`${all.people} people cleared`);
  }
}

export async function inTransaction<T>(db: Maintenance, work: () => Promise<T>): Promise<T> {
  await db.script("begin");
  try {
    const done = await work();
    await db.script("commit");
    return done;
  } catch (error) {
    await db.script("rollback");
    throw error;
  }
}

/** Call after the commit. */
export function publishCleared(
  { live }: { readonly live: Pick<Deps["live"], "endSession" | "publish"> },
  { sessions, changes }: Cleared,
): void {
  for (const { id, uid } of sessions) live.endSession(uid, id);
  for (const { change, uid } of changes) live.publish(change, [uid]);
}
