import { listUsers, readUser } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { userCursor, userPosition } from "./user-cursor.ts";
import { readListedUser, readUsers } from "./user-list-store.ts";

export const listUsersSlice: Slice<typeof listUsers> = {
  endpoint: listUsers,
  act: async ({ deps, query, credentials }) => {
    const { after, q, size } = query;
    const session = credentials?.hash ?? "";
    const position = after === undefined ? undefined : userPosition(after, session);
    if (position === null) return refuse("request.invalid", "after");
    const page = Number(size ?? limits.usersPerPage);
    const rows = await readUsers(deps.db, position, page + 1, q);
    const users = rows.slice(0, page);
    const last = users.at(-1);
    const more = rows.length > page && last !== undefined;
    return { users, next: more ? userCursor(last, session) : null };
  },
};

export const readUserSlice: Slice<typeof readUser> = {
  endpoint: readUser,
  act: async ({ deps, query }) => ({ user: await readListedUser(deps.db, query.uid) }),
};
