import type { OwnSession } from "#contract/account.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { openedAheadAtMost } from "#server/platform/sessions/session-lifetimes.ts";

// Includes sessions from a clock that was far ahead, so that they can be ended too.
function openSessions(db: Queryable, uid: string, at: number) {
  return db.kysely
    .selectFrom("sessions")
    .select(({ fn }) => [
      "id",
      "kind",
      "created_at as signedInAt",
      // The previous version does not write `last_used_at`.
      fn.coalesce("last_used_at", "created_at").as("usedAt"),
    ])
    .where("user_id", "=", uid)
    .where("ends_at", ">", at)
    .where("idle_ends_at", ">", at);
}

export async function readOpenSessions(
  db: Queryable,
  { uid, sessionId }: Actor,
  at: number,
): Promise<OwnSession[]> {
  const rows = await openSessions(db, uid, at)
    .where("created_at", "<=", at + openedAheadAtMost)
    .orderBy((eb) => eb("id", "=", sessionId), "desc")
    .orderBy("usedAt", "desc")
    .orderBy("id")
    .limit(limits.sessionsShown)
    .execute();
  return rows.map(({ id, kind, signedInAt, usedAt }) => {
    const present = id === sessionId;
    // Clocks of two servers differ.
    return { id, kind, signedInAt, lastUsedAt: present ? at : Math.min(usedAt, at), present };
  });
}

export async function endOpenSession(
  db: Queryable,
  uid: string,
  id: string,
  at: number,
): Promise<boolean> {
  const ended = await db.kysely
    .deleteFrom("sessions")
    .where("id", "in", openSessions(db, uid, at).clearSelect().select("id"))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Also deletes one-time tokens for new sessions. */
export async function endOtherOpenSessions(
  tx: Transaction,
  { uid, sessionId }: Actor,
  at: number,
): Promise<string[]> {
  await tx.kysely.deleteFrom("one_time_tokens").where("user_id", "=", uid).execute();
  const ended = await tx.kysely
    .deleteFrom("sessions")
    .where("id", "in", openSessions(tx, uid, at).clearSelect().select("id"))
    .where("id", "!=", sessionId)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}
