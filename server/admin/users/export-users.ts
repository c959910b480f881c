import { exportUsers } from "#contract/admin.ts";
import { BYTE_ORDER_MARK, csvLine, type Separator } from "#domain/csv.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { audit } from "#server/account/audit-store.ts";
import { Exports } from "#server/account/export-own-data.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { readUsers } from "./user-list-store.ts";
import { words } from "./users.words.ts";

const PAGE = 500;

/** Keyset pages, so that an export needs little memory. */
async function* userTable(
  db: Queryable,
  mayGoOn: () => Promise<boolean>,
  separator: Separator,
): AsyncGenerator<string, void> {
  let text = BYTE_ORDER_MARK + csvLine(words.csvHeading, separator);
  for (let position = undefined; ;) {
    const users = await readUsers(db, position, PAGE);
    for (const { uid, fullName, email, disabled, createdAt } of users) {
      const status = disabled ? words.disabled : words.active;
      const signedUp = new Date(createdAt).toISOString();
      text += csvLine([uid, fullName, email, status, signedUp], separator);
    }
    yield text;
    text = "";
    position = users.at(-1);
    if (position === undefined || users.length < PAGE) return;
    if (!(await mayGoOn())) throw new Error("The session of who downloads the users has ended.");
  }
}

/** Audited before any data leaves. */
async function allow(tx: Transaction, { uid, sessionId }: Actor, at: number): Promise<Ruled<true>> {
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  if (!(await countWrite(tx, "user-export", uid, at))) return refuse("request.rate");
  await audit(tx, { action: "users.export", actor: uid, target: null }, at);
  return true;
}

/** Limited and audited, since personal data leaves (product 33.4). */
export function exportUsersSlice(): Slice<typeof exportUsers> {
  const exports = new Exports();
  return {
    endpoint: exportUsers,
    act: async ({ deps, at, address, reply, input }, actor) => {
      const mayGoOn = async () => (await readOpenedAt(deps.db, actor.sessionId)) !== null;
      const begun = await exports.begin(deps.db, actor.uid, (db) =>
        userTable(db, mayGoOn, input.separator ?? "comma"),
      );
      if (begun === null) return refuse("request.rate");
      const allowed = await deps.db
        .transaction((tx) => allow(tx, actor, at))
        .catch(async (error: unknown) => {
          await begun.end();
          throw error;
        });
      if (isRefused(allowed)) {
        await begun.end();
        return allowed;
      }
      deps.log.info("admin.export-users", { actor: actor.uid, address });
      reply.set("content-disposition", 'attachment; filename="cairn-users.csv"');
      return begun;
    },
  };
}
