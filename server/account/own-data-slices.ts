import { deleteAccount, exportAccount, exportTable } from "#contract/account.ts";
import { freshlySignedIn } from "#domain/fresh-sign-in.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { findManagedUser, isLastAdmin, lockAdmins } from "./admins.ts";
import { audit } from "./audit-store.ts";
import { eraseUser, publishAccountEvents, type AccountEvents } from "./erase-user.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { forgetSession } from "#server/platform/sessions/credentials.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { Exports, ownDataJson } from "./export-own-data.ts";
import { ownTable } from "./own-tables.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";

interface ExportSlices {
  readonly whole: Slice<typeof exportAccount>;
  readonly table: Slice<typeof exportTable>;
}

/** GDPR art. 15 and 20; threats T69. */
export function exportSlices(): ExportSlices {
  const mayBegin = rateCap(limits.exportsPerMinute);
  const exports = new Exports();
  const begin = async (
    { deps, at, reply }: Call<typeof exportAccount | typeof exportTable>,
    { uid }: Actor,
    file: string,
    pieces: (db: Queryable) => AsyncGenerator<string, void>,
  ) => {
    if (!mayBegin(uid, at)) return refuse("request.rate");
    const begun = await exports.begin(deps.db, uid, pieces);
    if (begun === null) return refuse("request.rate");
    reply.set("content-disposition", `attachment; filename="${file}"`);
    return begun;
  };
  return {
    whole: {
      endpoint: exportAccount,
      act: (call, actor) =>
        begin(call, actor, "cairn-export.json", (db) => ownDataJson(db, actor.uid, call.at)),
    },
    table: {
      endpoint: exportTable,
      act: (call, actor) => {
        const { table, separator } = call.query;
        return begin(call, actor, `cairn-${table}.csv`, (db) =>
          ownTable(db, table, actor.uid, separator),
        );
      },
    },
  };
}

/** GDPR art. 17. Needs a recent sign-in; the last admin can't be deleted. */
export const deleteAccountSlice: Slice<typeof deleteAccount> = {
  endpoint: deleteAccount,
  act: async ({ deps, at, reply, address }, actor) => {
    const erased = await deps.db.transaction((tx) => eraseOwn(tx, actor, at));
    if (isRefused(erased)) return erased;
    publishAccountEvents(deps, actor.uid, erased);
    deps.log.info("account.delete", { address });
    forgetSession(reply, deps.config.https);
    return {};
  },
};

async function eraseOwn(tx: Transaction, actor: Actor, at: number): Promise<Ruled<AccountEvents>> {
  await lockAdmins(tx);
  const signedInAt = await readOpenedAt(tx, actor.sessionId);
  if (signedInAt === null) return refuse("session.missing");
  const fresh = freshlySignedIn(signedInAt, at, "account.sign-in-again");
  if (isRefused(fresh)) return fresh;
  const user = await findManagedUser(tx, actor.uid);
  if (user === undefined) return refuse("session.missing");
  if (await isLastAdmin(tx, user)) return refuse("admin.last-admin");
  await audit(tx, { action: "account.delete", actor: user.uid, target: null }, at);
  return eraseUser(tx, user, at);
}
