import { openDatabase, type Statement } from "#server/db/database.ts";

/** Goals whose value, ledger, revision and keys do not tell the same story. A new goal has one key and revision 1. */
const uneven: Statement = {
  name: "bench_uneven_goals",
  sql: `select g.id, g.current_number as value, g.rev, coalesce(e.entries, 0)::int as entries,
      coalesce(e.moved, 0) as moved, k.keys::int as keys
    from goals g
    left join lateral (select count(*) as entries, sum((to_value::text)::float8 - (from_value::text)::float8) as moved
      from progress_entries where goal_id = g.id) e on true
    left join lateral (select count(*) as keys from idempotency where subject_id = g.id) k on true
    where g.current_number <> coalesce(e.moved, 0) or g.rev <> coalesce(e.entries, 0) + 1 or k.keys <> g.rev`,
};

const unmarked: Statement = {
  name: "bench_unmarked_days",
  sql: `select distinct g.owner_id as owner, e.day from progress_entries e join goals g on g.id = e.goal_id
    where not exists (select from daily_activity d where d.user_id = g.owner_id and d.day = e.day)`,
};

const entries: Statement = {
  name: "bench_entries",
  sql: "select count(*)::int as count from progress_entries",
};

/** Reads the database that a stopped server has left: one line for each thing that is half done. */
export async function ledgerFaults(databaseUrl: string, acknowledged: number): Promise<string[]> {
  const db = await openDatabase({
    url: databaseUrl,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    const goals = await db.run<object>(uneven);
    const days = await db.run<object>(unmarked);
    const [found] = await db.run<{ count: number }>(entries);
    const all =
      found?.count === acknowledged
        ? []
        : [`${found?.count} ledger entries for ${acknowledged} steps`];
    return [
      ...all,
      ...goals.map((goal) => `uneven goal ${JSON.stringify(goal)}`),
      ...days.map((day) => `no daily activity ${JSON.stringify(day)}`),
    ];
  } finally {
    await db.close();
  }
}
