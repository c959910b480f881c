import type { Queryable, Statement } from "../db/database.ts";
import { DAY_MARK, likePatterns, wordQuery } from "./search-terms.ts";
import type { UserPosition } from "./user-cursor.ts";
import { userColumns, type UserRow } from "./user-row.ts";

// PostgreSQL's index of words knows no order, so that the newest of many who are found would be found after all of them.
// A search therefore goes down by the time of the sign-up in three steps, each from where the last one ended: through a
// few users one by one, which finds what most have; through the newest days by the words of a day; and what then is left
// of a page is so rare that all who are found can be sorted.

/** Users that are looked at one by one, for each that a page has room for. */
const WALKED_EACH = 6;
/** Days, of those with sign-ups, that are looked through at once. */
const DAYS = [2, 30];
const DAY_MS = 86_400_000;

const before = "(u.created_at, u.id) < ($1::bigint, $2)";
const newest = "order by u.created_at desc, u.id desc";
const words = "user_words(u.full_name, u.display_name, u.email, u.created_at)";

const walk: Statement = {
  name: "admin_users_walk",
  sql: `select ${userColumns}, (
      select bool_and(' ' || user_text(u.full_name, u.display_name, u.email) like any (
        array(select jsonb_array_elements_text(term)))) from jsonb_array_elements($4::jsonb) term) as matches
    from users u where ${before} ${newest} limit $3`,
};

// Materialized: left to itself the planner takes a rare word for a common one, reads everybody by date and looks at each.
const days: Statement = {
  name: "admin_users_days",
  sql: `with recursive days (day, number) as (
      (select u.created_at / ${DAY_MS}, 1 from users u where ${before} ${newest} limit 1)
      union all
      select older.day, days.number + 1 from days cross join lateral (
        select u.created_at / ${DAY_MS} as day from users u where u.created_at < days.day * ${DAY_MS}
        order by u.created_at desc limit 1) older
      where days.number < $5
    ), found as materialized (
      select u.* from days cross join lateral (
        select * from users u where ${words} @@ replace($4, '${DAY_MARK}', '${DAY_MARK}' || days.day || '${DAY_MARK}')::tsquery) u
    )
    select past.*, page.* from (select count(*) as days, min(day) as "lastDay" from days) past
    left join lateral (select ${userColumns} from found u where ${before} ${newest} limit $3) page on true`,
};

const all: Statement = {
  name: "admin_users_found",
  sql: `with found as materialized (
      select * from users u where ${words} @@ replace($4, '${DAY_MARK}', '')::tsquery
    )
    select ${userColumns} from found u where ${before} ${newest} limit $3`,
};

/** What a step has found, and where the next one goes on; null where nobody is left. */
interface Step {
  readonly users: readonly UserRow[];
  readonly end: UserPosition | null;
}

async function walked(
  db: Queryable,
  { createdAt, uid }: UserPosition,
  room: number,
  terms: readonly string[],
): Promise<Step> {
  const most = room * WALKED_EACH;
  const params = [createdAt, uid, most, JSON.stringify(likePatterns(terms))];
  const rows = await db.run<UserRow & { readonly matches: boolean }>(walk, params);
  const users = rows.flatMap(({ matches, ...row }) => (matches ? [row] : []));
  return { users: users.slice(0, room), end: rows.length < most ? null : (rows.at(-1) ?? null) };
}

interface DayRow extends Omit<UserRow, "uid"> {
  readonly days: number;
  /** Null where nobody is left. */
  readonly lastDay: number | null;
  /** Null where nobody was found. */
  readonly uid: string | null;
}

async function ofDays(
  db: Queryable,
  { createdAt, uid }: UserPosition,
  room: number,
  terms: readonly string[],
  most: number,
): Promise<Step> {
  const params = [createdAt, uid, room, wordQuery(terms), most];
  const rows = await db.run<DayRow>(days, params);
  const users = rows.flatMap(({ days: _days, lastDay: _lastDay, uid: found, ...row }) =>
    found === null ? [] : [{ ...row, uid: found }],
  );
  const [past] = rows;
  if (past === undefined || past.lastDay === null || past.days < most) return { users, end: null };
  return { users, end: { createdAt: past.lastDay * DAY_MS, uid: "" } };
}

/** Users after a position, newest first, `limit` at most, in whom every term begins a word. */
export async function readFoundUsers(
  db: Queryable,
  position: UserPosition,
  limit: number,
  terms: readonly string[],
): Promise<UserRow[]> {
  const found: UserRow[] = [];
  const take = ({ users, end }: Step): UserPosition | null => {
    found.push(...users);
    return found.length < limit ? end : null;
  };
  let end = take(await walked(db, position, limit, terms));
  for (const most of DAYS)
    if (end !== null) end = take(await ofDays(db, end, limit - found.length, terms, most));
  if (end === null) return found;
  const params = [end.createdAt, end.uid, limit - found.length, wordQuery(terms)];
  return [...found, ...(await db.run<UserRow>(all, params))];
}
