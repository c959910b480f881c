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
const found: Statement = {
  name: "admin_users_found",
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
  { createdAt, uid }: UserPosition = BEGINNING,
  limit: number,
  text?: string,
): Promise<ListedUser[]> {
  if (text === undefined) return (await db.run<UserRow>(all, [createdAt, uid, limit])).map(listed);
  const search = searchOf(text);
  if (search === null) return [];
  return (await db.run<UserRow>(found, [createdAt, uid, limit, search])).map(listed);
}

export async function readListedUser(db: Queryable, uid: string): Promise<ListedUser | null> {
  const [row] = await db.run<UserRow>(one, [uid]);
  return row ? listed(row) : null;
}
