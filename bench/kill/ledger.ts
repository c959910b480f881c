import type { Database } from "#server/platform/db/database.ts";
import { withDatabase } from "../place.ts";
import type { Counts } from "./orders.ts";

const value = `case g.measure_type when 'Date' then coalesce(to_jsonb(g.current_day), 'null')
    when 'Boolean' then to_jsonb(g.current_done) else to_jsonb(g.current_number) end`;
const start = `case g.measure_type when 'Date' then 'null'::jsonb when 'Boolean' then 'false' else '0' end`;

/** Goals whose value, ledger, revision and keys disagree. Accepting a coach is a revision without an entry. */
const uneven = `with entries as (
      select e.*, lag(e.to_value) over (partition by e.goal_id order by e.number) as before from progress_entries e),
    told as (
      select e.goal_id, count(*)::int as entries, count(k.key)::int as keys,
        count(*) filter (where e.before <> e.from_value)::int as gaps,
        (array_agg(e.from_value order by e.number))[1] as first, (array_agg(e.to_value order by e.number desc))[1] as last
      from entries e left join idempotency k on k.result_id = e.id group by e.goal_id)
    select g.id, g.measure_type, ${value} as value, g.rev, t.* from goals g left join told t on t.goal_id = g.id
    where ${value} <> coalesce(t.last, ${start}) or coalesce(t.first, ${start}) <> ${start}
      or g.rev <> 1 + coalesce(t.entries, 0) + case when g.coach_id is null then 0 else 1 end
      or t.keys <> t.entries or t.gaps > 0`;

/** Active days that miss their changes. */
const unmarked = `with standing as (
      select g.owner_id as owner, e.day, count(*)::int as moves from progress_entries e join goals g on g.id = e.goal_id
      where e.source not in ('back-dated', 'undo') and not exists (select from progress_entries u where u.undoes = e.id)
      group by 1, 2)
    select coalesce(s.owner, d.user_id) as owner, coalesce(s.day, d.day) as day, s.moves as standing, d.moves as counted
    from standing s full join daily_activity d on d.user_id = s.owner and d.day = s.day
    where coalesce(s.moves, 0) <> coalesce(d.moves, 0) or d.checked_in_today <> (d.moves > 0)`;

const rows = `select 'move ' || goal_id as name, count(*)::int as count from progress_entries group by 1
    union all select 'check-in ' || goal_id, count(*)::int from check_ins group by 1
    union all select 'note ' || goal_id, count(*)::int from coaching_notes group by 1
    union all select 'invitation ' || goal_id, count(*)::int from invitations where used_by is null group by 1
    union all select 'withdrawal ' || goal_id, count(*)::int from invitations where ended = 'withdrawn' group by 1`;

/** A line for each inconsistency, or difference from `acknowledged`. The server must be stopped. */
export function faultsIn(databaseUrl: string, acknowledged: Counts): Promise<string[]> {
  return withDatabase(databaseUrl, async (db) => [
    ...differences(acknowledged, await countsIn(db)),
    ...(await ledgerFaultsOf(db)),
  ]);
}

export function ledgerFaultsOf(db: Database): Promise<string[]> {
  // Without the request timeout: a busy machine may take long.
  return db.maintenance(async (connection) => {
    const goals = await connection.query<object>(uneven);
    const days = await connection.query<object>(unmarked);
    return [
      ...goals.map((goal) => `uneven goal ${JSON.stringify(goal)}`),
      ...days.map((day) => `no daily activity ${JSON.stringify(day)}`),
    ];
  });
}

export function countsIn(db: Database): Promise<Counts> {
  return db.maintenance(async (connection) => {
    const found = await connection.query<{ name: string; count: number }>(rows);
    return Object.fromEntries(found.map(({ name, count }) => [name, count]));
  });
}

function differences(acknowledged: Counts, found: Counts): string[] {
  const names = new Set([...Object.keys(acknowledged), ...Object.keys(found)]);
  return [...names]
    .filter((name) => (acknowledged[name] ?? 0) !== (found[name] ?? 0))
    .map((name) => `${name}: ${found[name] ?? 0} rows for ${acknowledged[name] ?? 0} acknowledged`);
}
