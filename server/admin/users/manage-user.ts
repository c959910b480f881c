import { manageUser, type UserAction } from "#contract/admin.ts";
import type { LiveChange } from "#contract/live.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { tell, type Aftermath } from "#server/account/aftermath.ts";
import { audit, uidHash } from "#server/account/audit-store.ts";
import { adminUids, lockAdmins, otherAdmins } from "#server/account/credential-store.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import {
  findManaged,
  isStillOpen,
  setDisabled,
  type Managed,
} from "#server/account/managed-user-store.ts";

// spec 8: 'User successfully {action}d.'
function done(action: UserAction): string {
  return `User successfully ${action}d.`;
}

/** Disables, enables or deletes a user (spec 6). */
export const manageUserSlice: Slice<typeof manageUser> = {
  endpoint: manageUser,
  dialect: "callable",
  act: async ({ deps, input, at, address }, actor) => {
    const { uid, action } = input.data;
    const result = await deps.db.transaction((tx) => managed(tx, actor, uid, action, at));
    const outcome = isRefused(result) ? result.refused : "ok";
    // The log outlives whoever is erased.
    const target = uidHash(uid);
    deps.log.info("admin.manage-user", { outcome, action, actor: actor.uid, target, address });
    if (isRefused(result)) return result;
    tell(deps, uid, result);
    return { result: { success: true, message: done(action) } };
  },
};

/** Alone under the lock, so that of two admins who disable one another one remains. */
async function managed(
  tx: Transaction,
  actor: Actor,
  uid: string,
  action: UserAction,
  at: number,
): Promise<Ruled<Aftermath>> {
  await lockAdmins(tx);
  // Whoever held the lock before may have ended this very session.
  if (!(await isStillOpen(tx, actor.sessionId))) return refuse("session.missing");
  if (uid === actor.uid) return refuse("admin.own-account");
  const user = await findManaged(tx, uid);
  if (user === undefined) return refuse("admin.user-gone");
  if (action !== "enable" && user.isAdmin && (await otherAdmins(tx, uid)) === 0)
    return refuse("admin.last-admin");
  await audit(tx, { action: `user.${action}`, actor: actor.uid, target: uid }, at);
  return action === "delete" ? eraseUser(tx, user, at) : switched(tx, user, action, at);
}

async function switched(
  tx: Transaction,
  user: Managed,
  action: "disable" | "enable",
  at: number,
): Promise<Aftermath> {
  const disabled = action === "disable";
  if (user.disabled === disabled) return { endedSessions: [], changes: [] };
  const { rev, endedSessions } = await setDisabled(tx, user.uid, disabled, at);
  const change: LiveChange = { entity: "account", id: user.uid, rev };
  return { endedSessions, changes: [{ change, uids: await adminUids(tx) }] };
}
