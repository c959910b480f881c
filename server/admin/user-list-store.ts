import type { ListedUser } from "#contract/admin.ts";
import { listedAs } from "#domain/listed-user.ts";
import type { Queryable, Statement } from "../db/database.ts";
import type { UserPosition } from "./user-cursor.ts";

interface UserRow {
  readonly uid: string;
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly rev: number;
}

const columns = `u.id as uid, u.full_name as "fullName", u.display_name as "displayName", u.email, u.disabled,
  u.created_at as "createdAt", u.rev`;

// Word for word the expression of the index users_words.
const words = `to_tsvector('simple', translate(
  coalesce(full_name, '') || ' ' || coalesce(display_name, '') || ' ' || coalesce(email, ''), '@.+_-/', '      '))`;

const newest =
  "(u.created_at, u.id) < ($1::bigint, $2) order by u.created_at desc, u.id desc limit $3";

const all: Statement = {
  name: "admin_users",
  sql: `select ${columns} from users u where ${newest}`,
};

/** Up to so many who are found are sorted; more are so common that the newest are soon met in their order. */
const SORTED = 10_000;

// Left to itself the planner takes a rare word for a common one, reads everybody by date and looks at each. So those who
// are found come first, by the index of words, and are sorted then.
const sorted: Statement = {
  name: "admin_users_found",
  sql: `with found as materialized (
      select * from users where ${words} @@ to_tsquery('simple', $4) limit ${SORTED + 1}
    )
    select m.matches, page.* from (select count(*) as matches from found) m
    left join lateral (select ${columns} from found u where ${newest}) page on true`,
};
const common: Statement = {
  name: "admin_users_common",
  sql: `select ${columns} from users u where ${words} @@ to_tsquery('simple', $4) and ${newest}`,
};
const one: Statement = {
  name: "admin_user",
  sql: `select ${columns} from users u where u.id = $1`,
};

/** Before every user: later than any, with the last of all ids. */
const BEGINNING: UserPosition = { createdAt: 999_999_999_999_999, uid: "z".repeat(22) };

function listed({ displayName, ...row }: UserRow): ListedUser {
  return { ...row, ...listedAs({ ...row, displayName }) };
}

/** The beginnings of words that are looked for, as PostgreSQL asks for them; null where there is no word. */
function searchOf(text: string): string | null {
  const terms = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return terms === null ? null : terms.map((term) => `${term}:*`).join(" & ");
}

/** Users after a position, newest first, `limit` at most; those in whom every word of `text` begins a word. */
export async function readUsers(
  db: Queryable,
  position: UserPosition = BEGINNING,
  limit: number,
  text?: string,
): Promise<ListedUser[]> {
  const params = [position.createdAt, position.uid, limit];
  if (text === undefined) return (await db.run<UserRow>(all, params)).map(listed);
  const search = searchOf(text);
  return search === null ? [] : (await readFound(db, [...params, search])).map(listed);
}

interface FoundRow extends Omit<UserRow, "uid"> {
  readonly matches: number;
  /** Null where the page is empty. */
  readonly uid: string | null;
}

async function readFound(db: Queryable, params: readonly (string | number)[]): Promise<UserRow[]> {
  const rows = await db.run<FoundRow>(sorted, params);
  if ((rows[0]?.matches ?? 0) > SORTED) return db.run<UserRow>(common, params);
  return rows.flatMap(({ matches: _matches, uid, ...row }) =>
    uid === null ? [] : [{ ...row, uid }],
  );
}

export async function readListedUser(db: Queryable, uid: string): Promise<ListedUser | null> {
  const [row] = await db.run<UserRow>(one, [uid]);
  return row ? listed(row) : null;
}
