import { DAY_MS } from "#domain/day.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { DAY_MARK, wordPatterns, wordQuery } from "./search-terms.ts";
import type { UserPosition } from "./user-cursor.ts";
import { userColumns, type UserRow } from "./user-row.ts";

// The steps of `user-search.ts`.

/** What a page still lacks: `room` users after a position. */
interface Missing {
  readonly position: UserPosition;
  readonly room: number;
}

/** `end`: where to continue; null if no users are left. */
interface Step {
  readonly users: readonly UserRow[];
  readonly end: UserPosition | null;
}

// $1, $2: position; $3: room.
const bound = ({ position, room }: Missing) => [position.createdAt, position.uid, room];
const behind = "(u.created_at, u.id) < ($1::bigint, $2)";
const newestFirst = "order by u.created_at desc, u.id desc";

// Indexed: each word alone, and each word behind its day.
const words = "user_words(u.full_name, u.display_name, u.email, u.created_at)";
const hasWords = `${words} @@ replace($4, '${DAY_MARK}', '')::tsquery`;
const hasWordsOfDay = (day: string) =>
  `${words} @@ replace($4, '${DAY_MARK}', '${DAY_MARK}' || ${day} || '${DAY_MARK}')::tsquery`;

const text = "(' ' || user_text(u.full_name, u.display_name, u.email))";
const matchesAll = `${text} ~ all(array(select jsonb_array_elements_text($5::jsonb)))`;

const READ_EACH = 6;

const newest: Statement = {
  name: "admin_users_newest",
  sql: `select ${userColumns}, (
      select array_agg(${text} ~ pattern) from jsonb_array_elements_text($4::jsonb) pattern) as has
    from users u where ${behind} ${newestFirst} limit $3`,
};

export async function readNewest(
  db: Queryable,
  { position, room }: Missing,
  terms: readonly string[],
): Promise<Step & { readonly having: readonly number[]; readonly read: number }> {
  const most = room * READ_EACH;
  const params = [...bound({ position, room: most }), wordPatterns(terms)];
  const rows = await db.run<UserRow & { readonly has: readonly boolean[] }>(newest, params);
  const users = rows.flatMap(({ has, ...row }) => (has.every(Boolean) ? [row] : []));
  return {
    users: users.slice(0, room),
    end: rows.length < most ? null : (rows.at(-1) ?? null),
    having: terms.map((_, index) => rows.filter(({ has }) => has[index]).length),
    read: rows.length,
  };
}

interface SeenRow extends Omit<UserRow, "uid"> {
  readonly seen: number | null;
  readonly uid: string | null;
}

function pageOf(rows: readonly SeenRow[]): UserRow[] {
  return rows.flatMap(({ seen: _seen, uid, ...row }) => (uid === null ? [] : [{ ...row, uid }]));
}

const DAYS = 32;

// `offset 0` is a fence: otherwise the planner drops the index.
const foundOn = (day: string) =>
  `(select * from (select * from users u where ${hasWordsOfDay(day)} offset 0) u where ${matchesAll})`;

// Users of the first day may lie before the position; they do not use up room.
const days: Statement = {
  name: "admin_users_days",
  sql: `with recursive days (day, number, found) as (
      (select u.created_at / ${DAY_MS}, 1, 0::bigint from users u where ${behind} ${newestFirst} limit 1)
      union all
      select older.day, days.number + 1, days.found + (select count(*) from ${foundOn("older.day")} u)
      from days cross join lateral (
        select u.created_at / ${DAY_MS} as day from users u where u.created_at < days.day * ${DAY_MS}
        order by u.created_at desc limit 1) older
      where days.number < ${DAYS} and days.found < $3
    ), found as materialized (
      select u.* from days cross join lateral ${foundOn("days.day")} u
    )
    select past.*, page.* from (select min(day) as seen from days) past
    left join lateral (select ${userColumns} from found u where ${behind} ${newestFirst} limit $3) page on true`,
};

export async function searchDays(
  db: Queryable,
  missing: Missing,
  lookedUp: readonly string[],
  terms: readonly string[],
): Promise<Step> {
  const others = terms.filter((term) => !lookedUp.includes(term));
  const params = [...bound(missing), wordQuery(lookedUp), wordPatterns(others)];
  const rows = await db.run<SeenRow>(days, params);
  const lastDay = rows[0]?.seen ?? null;
  const end = lastDay === null ? null : { createdAt: lastDay * DAY_MS, uid: "" };
  return { users: pageOf(rows), end };
}

/** Few enough to sort. */
const FEW_OF_ONE = 200;
const FEW_OF_SEVERAL = 1_000;

// Materialized: the planner misjudges rare words and would read everybody by date.
const few: Statement = {
  name: "admin_users_few",
  sql: `with found as materialized (select * from users u where ${hasWords} limit $6::bigint + 1)
    select past.*, page.* from (select count(*) as seen from found) past
    left join lateral (
      select ${userColumns} from found u
      where past.seen <= $6 and ${behind} and ${matchesAll} ${newestFirst} limit $3) page on true`,
};

export async function searchFew(
  db: Queryable,
  missing: Missing,
  part: readonly string[],
  terms: readonly string[],
): Promise<UserRow[] | null> {
  const most = part.length === 1 ? FEW_OF_ONE : FEW_OF_SEVERAL;
  const params = [...bound(missing), wordQuery(part), wordPatterns(terms), most];
  const rows = await db.run<SeenRow>(few, params);
  return (rows[0]?.seen ?? 0) <= most ? pageOf(rows) : null;
}

const all: Statement = {
  name: "admin_users_found",
  sql: `with found as materialized (select * from users u where ${hasWords})
    select ${userColumns} from found u where ${behind} ${newestFirst} limit $3`,
};

export function searchAll(
  db: Queryable,
  missing: Missing,
  terms: readonly string[],
): Promise<UserRow[]> {
  return db.run<UserRow>(all, [...bound(missing), wordQuery(terms)]);
}
