import type { Database } from "#server/platform/db/database.ts";
import { withDatabase } from "../place.ts";

/** Goals whose value, ledger, revision and keys do not tell the same story. A new goal has one key and revision 1. */
const uneven = `select g.id, g.current_number as value, g.rev, coalesce(e.entries, 0)::int as entries,
      coalesce(e.moved, 0) as moved, k.keys::int as keys
    from goals g
    left join lateral (select count(*) as entries, sum((to_value::text)::float8 - (from_value::text)::float8) as moved
      from progress_entries where goal_id = g.id) e on true
    left join lateral (select count(*) as keys from idempotency where subject_id = g.id) k on true
    where g.current_number <> coalesce(e.moved, 0) or g.rev <> coalesce(e.entries, 0) + 1 or k.keys <> g.rev`;

const unmarked = `select distinct g.owner_id as owner, e.day from progress_entries e join goals g on g.id = e.goal_id
    where not exists (select from daily_activity d where d.user_id = g.owner_id and d.day = e.day)`;

const entries = "select count(*)::int as count from progress_entries";

/** Reads the database that a stopped server has left: one line for each thing that is half done. */
export function ledgerFaults(databaseUrl: string, acknowledged: number): Promise<string[]> {
  return withDatabase(databaseUrl, (db) => ledgerFaultsOf(db, acknowledged));
}

/** The same of a database that is open. */
export function ledgerFaultsOf(db: Database, acknowledged: number): Promise<string[]> {
  // Without the time limits of a request: on a busy machine it may take long.
  return db.maintenance(async (connection) => {
    const goals = await connection.query<object>(uneven);
    const days = await connection.query<object>(unmarked);
    const [found] = await connection.query<{ count: number }>(entries);
    const all =
      found?.count === acknowledged
        ? []
        : [`${found?.count} ledger entries for ${acknowledged} steps`];
    return [
      ...all,
      ...goals.map((goal) => `uneven goal ${JSON.stringify(goal)}`),
      ...days.map((day) => `no daily activity ${JSON.stringify(day)}`),
    ];
  });
}
