import { sql } from "kysely";
import { endSessionsOf } from "#server/platform/sessions/session-writes.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/** A user as far as it matters to those who manage them. */
export interface Managed {
  readonly uid: string;
  readonly disabled: boolean;
  readonly rev: number;
  /** Has an admin account. */
  readonly isAdmin: boolean;
}

/** The user, held for the rest of the transaction. */
export function findManaged(tx: Transaction, uid: string): Promise<Managed | undefined> {
  return tx.kysely
    .selectFrom("users as u")
    .select(["u.id as uid", "u.disabled", "u.rev"])
    .select(
      sql<boolean>`exists (select from admin_credentials a where a.user_id = u.id)`.as("isAdmin"),
    )
    .where("u.id", "=", uid)
    .forUpdate("u")
    .executeTakeFirst();
}

/** Whether a session has not been ended meanwhile. */
export async function isStillOpen(tx: Transaction, sessionId: string): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Disables or enables a user; disabling ends all their sessions. */
export async function setDisabled(
  tx: Transaction,
  uid: string,
  disabled: boolean,
  at: number,
): Promise<{ rev: number; endedSessions: readonly string[] }> {
  const { rev } = await tx.kysely
    .updateTable("users")
    .set((eb) => ({ disabled, updated_at: at, rev: eb("rev", "+", 1) }))
    .where("id", "=", uid)
    .returning("rev")
    .executeTakeFirstOrThrow();
  return { rev, endedSessions: disabled ? await endSessionsOf(tx, uid) : [] };
}
