import type { ListedUser } from "#contract/admin.ts";
import { listedAs } from "#domain/listed-user.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { searchTerms } from "./search-terms.ts";
import type { UserPosition } from "./user-cursor.ts";
import { userColumns, type UserRow } from "./user-row.ts";
import { searchUsers } from "./user-search.ts";

const all: Statement = {
  name: "admin_users",
  sql: `select ${userColumns} from users u where (u.created_at, u.id) < ($1::bigint, $2)
    order by u.created_at desc, u.id desc limit $3`,
};
const one: Statement = {
  name: "admin_user",
  sql: `select ${userColumns} from users u where u.id = $1`,
};

const BEGINNING: UserPosition = { createdAt: 999_999_999_999_999, uid: "z".repeat(22) };

function listed({ displayName, ...row }: UserRow): ListedUser {
  return { ...row, ...listedAs({ ...row, displayName }) };
}

/** Newest first; every word of `text` must begin a word of the user. */
export async function readUsers(
  db: Queryable,
  position: UserPosition = BEGINNING,
  limit: number,
  text?: string,
): Promise<ListedUser[]> {
  if (text === undefined) {
    const params = [position.createdAt, position.uid, limit];
    return (await db.run<UserRow>(all, params)).map(listed);
  }
  const terms = searchTerms(text);
  return terms.length === 0 ? [] : (await searchUsers(db, position, limit, terms)).map(listed);
}

export async function readListedUser(db: Queryable, uid: string): Promise<ListedUser | null> {
  const [row] = await db.run<UserRow>(one, [uid]);
  return row ? listed(row) : null;
}
