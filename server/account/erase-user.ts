import { endSessionsOf } from "#server/platform/sessions/session-writes.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Aftermath } from "./aftermath.ts";
import { uidHash } from "./audit-store.ts";
import { adminUids, removeAccount } from "./credential-store.ts";
import { forgetCoachName } from "./forget-coach-name.ts";
import { forgetOwnerInMail } from "./forget-owner-mail.ts";
import type { Managed } from "./managed-user-store.ts";

type Changes = Aftermath["changes"];

/**
 * Deletes a user and all that is theirs. Goals that they coached become free and stay with their owners; the erasure is
 * remembered by a hash, so that a restored backup forgets them again.
 */
export async function eraseUser(
  tx: Transaction,
  { uid, rev }: Pick<Managed, "uid" | "rev">,
  at: number,
): Promise<Aftermath> {
  const uids = (await adminUids(tx)).filter((admin) => admin !== uid);
  await forgetCoachName(tx, uid);
  await forgetOwnerInMail(tx, uid);
  const freed = await freeCoached(tx, uid);
  const lost = await coachedByOthers(tx, uid);
  const endedSessions = await endSessionsOf(tx, uid);
  await removeAccount(tx, uid);
  await tx.kysely
    .insertInto("erasures")
    .values({ uid_hash: uidHash(uid), erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.kysely.deleteFrom("users").where("id", "=", uid).execute();
  const gone = { change: { entity: "account", id: uid, rev: rev + 1 }, uids } as const;
  return { endedSessions, changes: [gone, ...freed, ...lost] };
}

/** Goals whose coach goes can be coached by somebody else. */
async function freeCoached(tx: Transaction, uid: string): Promise<Changes> {
  const goals = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({
      coach_id: null,
      coach_name: null,
      coach_status: null,
      coached_at: null,
      rev: eb("rev", "+", 1),
    }))
    .where("coach_id", "=", uid)
    .returning(["id", "owner_id as ownerId", "rev"])
    .execute();
  return goals.map(({ id, ownerId, rev }) => ({
    change: { entity: "goal", id, rev },
    uids: [ownerId],
  }));
}

/** Goals that go with their owner, for those who coached them. */
async function coachedByOthers(tx: Transaction, uid: string): Promise<Changes> {
  const goals = await tx.kysely
    .selectFrom("goals")
    .select(["id", "coach_id as coachId", "rev"])
    .where("owner_id", "=", uid)
    .where("coach_id", "is not", null)
    .execute();
  return goals.map(({ id, coachId, rev }) => ({
    change: { entity: "goal", id, rev: rev + 1 },
    uids: coachId === null ? [] : [coachId],
  }));
}
