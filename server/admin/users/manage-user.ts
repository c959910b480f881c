import { manageUser, type UserAction } from "#contract/admin.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import {
  adminUids,
  findManagedUser,
  isLastAdmin,
  lockAdmins,
  type ManagedUser,
} from "#server/account/admins.ts";
import { audit, uidHash } from "#server/account/audit-store.ts";
import { endCompletionRequests } from "#server/account/end-completion-requests.ts";
import { eraseUser, publishAccountEvents, type AccountEvents } from "#server/account/erase-user.ts";
import { endOpenings } from "#server/account/access-token-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import type { Slice } from "#server/platform/http/door.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { endSessionsOf, readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { words } from "./users.words.ts";

/** product 17.8 */
export const manageUserSlice: Slice<typeof manageUser> = {
  endpoint: manageUser,
  dialect: "callable",
  act: async ({ deps, input, at, address }, actor) => {
    const { uid, action } = input.data;
    const result = await deps.db.transaction((tx) => manage(tx, actor, uid, action, at));
    const outcome = isRefused(result) ? result.refused : "ok";
    // The log outlives erased users, so it gets a hash.
    const target = uidHash(uid);
    deps.log.info("admin.manage-user", { outcome, action, actor: actor.uid, target, address });
    if (isRefused(result)) return result;
    publishAccountEvents(deps, uid, result);
    return { result: { success: true, message: words.managed[action] } };
  },
};

/** Under the lock: of two admins who disable each other one remains. */
async function manage(
  tx: Transaction,
  actor: Actor,
  uid: string,
  action: UserAction,
  at: number,
): Promise<Ruled<AccountEvents>> {
  await lockAdmins(tx);
  // Whoever held the lock before may have ended this session.
  if ((await readOpenedAt(tx, actor.sessionId)) === null) return refuse("session.missing");
  if (uid === actor.uid) return refuse("admin.own-account");
  const user = await findManagedUser(tx, uid);
  if (user === undefined) return refuse("admin.user-gone");
  if (action !== "enable" && (await isLastAdmin(tx, user))) return refuse("admin.last-admin");
  if (!(await countWrite(tx, "admin", actor.uid, at))) return refuse("request.rate");
  await audit(tx, { action: `user.${action}`, actor: actor.uid, target: uid }, at);
  return action === "delete"
    ? eraseUser(tx, user, at)
    : setDisabled(tx, user, action === "disable", at);
}

/** Disabling ends all sessions, access tokens and calendar addresses. */
async function setDisabled(
  tx: Transaction,
  user: ManagedUser,
  disabled: boolean,
  at: number,
): Promise<AccountEvents> {
  if (user.disabled === disabled) return { endedSessions: [], changes: [] };
  const { rev } = await tx.kysely
    .updateTable("users")
    .set((eb) => ({ disabled, updated_at: at, rev: eb("rev", "+", 1) }))
    .where("id", "=", user.uid)
    .returning("rev")
    .executeTakeFirstOrThrow();
  const endedSessions = disabled ? await endSessionsOf(tx, user.uid) : [];
  if (disabled) await endOpenings(tx, user.uid);
  const freed = disabled ? await endCompletionRequests(tx, user.uid, at) : [];
  const change = { entity: "account", id: user.uid, rev } as const;
  return {
    endedSessions,
    changes: [
      { change, uids: await adminUids(tx) },
      ...freed.map((goal) => ({
        change: { entity: "goal", id: goal.id, rev: goal.rev } as const,
        uids: [goal.ownerId],
      })),
    ],
  };
}
