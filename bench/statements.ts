import { actorSql, readSignedIn } from "#server/platform/sessions/session-store.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { readFirst, readForWrite } from "#server/goals/goal-store.ts";
import { writeProgress } from "#server/goals/goal-writes.ts";

/** Captures a store function's statement, without a database. */
async function statementOf(ask: (db: Queryable) => Promise<unknown>): Promise<Statement> {
  let found: Statement | undefined;
  const run = async <T>(statement: Statement): Promise<T[]> => {
    found = statement;
    return [];
  };
  const kysely = new Proxy({} as Queryable["kysely"], { get: () => refuse("builds its SQL") });
  await ask({ run, kysely });
  return found ?? refuse("sends nothing");
}

function refuse(what: string): never {
  throw new Error(`A store function of a hot path ${what}.`);
}

const cookie = { kind: "cookie", hash: "" } as const;
const key = { key: "", bodyHash: "" };
const none = { goalId: "", ownerId: "", rev: 0, at: 0, key, attempt: "first" } as const;
const entry = { from: 0, to: 0, day: "", at: 0, note: null, source: "step", undoes: null } as const;
const measure = { type: "Numeric", targetValue: 0, currentValue: 0, unit: "" } as const;

/** From the stores themselves, so that the bare server can't run others. */
export const statements = {
  session: await statementOf((db) => readSignedIn(db, cookie, 0)),
  dashboard: await statementOf((db) => readFirst(db, cookie, 0)),
  forWrite: await statementOf((db) =>
    readForWrite(db, cookie, { goalId: "", key: "", at: 0, entryId: undefined }),
  ),
  progress: await statementOf((db) =>
    writeProgress(db, none, {
      id: "",
      to: measure,
      entry,
      counts: true,
      updatedAt: null,
      askedAt: null,
      unmarks: false,
      badges: [],
      comeback: null,
    }),
  ),
};

/** The least a server can send that writes the same rows. */
export const stepAtOnce: Statement = {
  name: "bare_step",
  // $1 session, $2 instant, $3 goal, $4 key, $5 body hash, $6 entry, $7 day
  sql: `with actor as (${actorSql.cookie}),
    counted as (
      insert into write_counts (user_id, kind, since, count) select uid, 'progress', $2::bigint, 1 from actor
      on conflict (user_id, kind) do update set count = write_counts.count + 1 returning user_id as owner),
    moved as (
      update goals set current_number = current_number + 1, last_progress_update_at = $2::bigint, rev = rev + 1
      from counted where id = $3 and owner_id = owner and status = 'active' and deleted_at is null
      returning owner as uid, rev, current_number),
    entry as (
      insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
      select $6, $3, to_jsonb(current_number - 1), to_jsonb(current_number), $7, $2::bigint, 'step' from moved),
    activity as (
      insert into daily_activity (user_id, day, last_check_in) select uid, $7, $2::bigint from moved
      on conflict (user_id, day) do update set last_check_in = excluded.last_check_in, moves = daily_activity.moves + 1),
    keyed as (
      insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
      select uid, $4, $5, $3, $2::bigint, $6 from moved)
    select uid, rev, current_number from moved`,
};
