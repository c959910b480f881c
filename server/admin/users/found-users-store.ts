import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { DAY_MARK, wordPatterns, wordQuery } from "./search-terms.ts";
import type { UserPosition } from "./user-cursor.ts";
import { userColumns, type UserRow } from "./user-row.ts";

// PostgreSQL's index of words knows no order, so that the newest of many who are found would be found after all of them.
// A search therefore goes down by the time of the sign-up in steps, each from where the last one ended: through a few users
// one by one, which finds what most have; through the newest days by the words of a day; through the few who have a rare
// one of the terms; and what then is left of a page is so rare that all who are found can be sorted.

/** Users that are looked at one by one, for each that a page has room for. */
const WALKED_EACH = 6;
/** A term that one in so many has is not looked up but looked for in those who are found: its list would be read for nothing. */
const COMMON = 6;
/** So few who have one term, or all but the common ones, are looked at for those that were left out. */
const FEW_OF_ONE = 200;
const FEW_OF_SEVERAL = 1_000;
/** Days, of those with sign-ups, that are looked through. */
const DAYS = 32;
const DAY_MS = 86_400_000;

const before = "(u.created_at, u.id) < ($1::bigint, $2)";
const newest = "order by u.created_at desc, u.id desc";
const words = "user_words(u.full_name, u.display_name, u.email, u.created_at)";
const anyDay = `${words} @@ replace($4, '${DAY_MARK}', '')::tsquery`;
const ofDay = (day: string) =>
  `${words} @@ replace($4, '${DAY_MARK}', '${DAY_MARK}' || ${day} || '${DAY_MARK}')::tsquery`;

const text = "(' ' || user_text(u.full_name, u.display_name, u.email))";
const likePatterns = `${text} ~ all(array(select jsonb_array_elements_text($5::jsonb)))`;

const walk: Statement = {
  name: "admin_users_walk",
  sql: `select ${userColumns}, (
      select array_agg(${text} ~ pattern) from jsonb_array_elements_text($4::jsonb) pattern) as has from users u where ${before} ${newest} limit $3`,
};

// Materialized: left to itself the planner takes a rare word for a common one, reads everybody by date and looks at each.
const few: Statement = {
  name: "admin_users_few",
  sql: `with found as materialized (select * from users u where ${anyDay} limit $6::bigint + 1)
    select past.*, page.* from (select count(*) as seen from found) past
    left join lateral (
      select ${userColumns} from found u
      where past.seen <= $6 and ${before} and ${likePatterns} ${newest} limit $3) page on true`,
};

// Fenced by `offset 0`: beside a pattern the planner gives up the index.
const foundOn = (day: string) =>
  `(select * from (select * from users u where ${ofDay(day)} offset 0) u where ${likePatterns})`;

// It goes on by a day until enough were found behind the first, of which a part may lie before the page.
const days: Statement = {
  name: "admin_users_days",
  sql: `with recursive days (day, number, found) as (
      (select u.created_at / ${DAY_MS}, 1, 0::bigint from users u where ${before} ${newest} limit 1)
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
    left join lateral (select ${userColumns} from found u where ${before} ${newest} limit $3) page on true`,
};

const all: Statement = {
  name: "admin_users_found",
  sql: `with found as materialized (select * from users u where ${anyDay})
    select ${userColumns} from found u where ${before} ${newest} limit $3`,
};

/** The page behind a position that a search asks for. */
interface Search {
  readonly position: UserPosition;
  readonly room: number;
  readonly terms: readonly string[];
}

/** How the rest of a search is looked up, by what those walked had. */
interface Plan {
  /** Looked up, by the words of a day; the other terms are looked for in whom that finds. */
  readonly lookedUp: readonly string[];
  /** Each a part of the terms that few may have. */
  readonly rare: readonly (readonly string[])[];
}

/** What a step has found, and where the next one goes on; null where nobody is left. */
interface Step {
  readonly users: readonly UserRow[];
  readonly end: UserPosition | null;
}

function bound({ position, room }: Search): (string | number)[] {
  return [position.createdAt, position.uid, room];
}

/** By how many of those walked had each term, its digits and its length: the first is the likeliest to be rare. */
function planned(terms: readonly string[], having: readonly number[], walkedRows: number): Plan {
  const digits = (term: string): number => Number(/\d/.test(term));
  const counted = terms
    .map((term, index) => ({ term, count: having[index] ?? 0 }))
    .toSorted(
      (a, b) =>
        a.count - b.count || digits(b.term) - digits(a.term) || b.term.length - a.term.length,
    );
  const uncommon = counted.filter(({ count }) => count * COMMON < walkedRows);
  const rarest = counted.slice(0, 1).map(({ term }) => term);
  const several = uncommon.map(({ term }) => term);
  return {
    lookedUp: several.length > 0 ? several : terms,
    rare: [rarest, several].filter(({ length }) => length > 0 && length < terms.length),
  };
}

type WalkedRow = UserRow & { readonly has: readonly boolean[] };

async function walked(db: Queryable, search: Search): Promise<Step & { readonly plan: Plan }> {
  const { position, room, terms } = search;
  const most = room * WALKED_EACH;
  const params = [...bound({ position, room: most, terms }), wordPatterns(terms)];
  const rows = await db.run<WalkedRow>(walk, params);
  const users = rows.flatMap(({ has: each, ...row }) => (each.every(Boolean) ? [row] : []));
  const having = terms.map((_, index) => rows.filter((row) => row.has[index]).length);
  return {
    users: users.slice(0, room),
    end: rows.length < most ? null : (rows.at(-1) ?? null),
    plan: planned(terms, having, rows.length),
  };
}

/** A row of a page, beside what the statement has seen; its uid is null where the page is empty. */
interface SeenRow extends Omit<UserRow, "uid"> {
  readonly seen: number | null;
  readonly uid: string | null;
}

function pageOf(rows: readonly SeenRow[]): UserRow[] {
  return rows.flatMap(({ seen: _seen, uid, ...row }) => (uid === null ? [] : [{ ...row, uid }]));
}

/** All that is left of a page, where few have one of the rare parts; else null. */
async function amongFew(
  db: Queryable,
  search: Search,
  rare: Plan["rare"],
): Promise<UserRow[] | null> {
  for (const part of rare) {
    const params = [...bound(search), wordQuery(part), wordPatterns(search.terms)];
    const most = part.length === 1 ? FEW_OF_ONE : FEW_OF_SEVERAL;
    const rows = await db.run<SeenRow>(few, [...params, most]);
    if ((rows[0]?.seen ?? 0) <= most) return pageOf(rows);
  }
  return null;
}

async function ofDays(db: Queryable, search: Search, { lookedUp }: Plan): Promise<Step> {
  const others = search.terms.filter((term) => !lookedUp.includes(term));
  const params = [...bound(search), wordQuery(lookedUp), wordPatterns(others)];
  const rows = await db.run<SeenRow>(days, params);
  const lastDay = rows[0]?.seen ?? null;
  const end = lastDay === null ? null : { createdAt: lastDay * DAY_MS, uid: "" };
  return { users: pageOf(rows), end };
}

/** Users after a position, newest first, `limit` at most, in whom every term begins a word. */
export async function readFoundUsers(
  db: Queryable,
  position: UserPosition,
  limit: number,
  terms: readonly string[],
): Promise<UserRow[]> {
  const { users, end, plan } = await walked(db, { position, room: limit, terms });
  if (end === null || users.length === limit) return [...users];
  const behind = { position: end, room: limit - users.length, terms };
  const next = await ofDays(db, behind, plan);
  const found = [...users, ...next.users];
  if (next.end === null || found.length === limit) return found;
  const last = { position: next.end, room: limit - found.length, terms };
  const rest = await amongFew(db, last, plan.rare);
  return [...found, ...(rest ?? (await db.run<UserRow>(all, [...bound(last), wordQuery(terms)])))];
}
