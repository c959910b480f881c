import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";

interface Verifiable {
  readonly email: string | null;
  readonly verifiedAt: number | null;
  readonly disabled: boolean;
}

/** Locks the row: one request at a time counts and sends. */
export function lockVerifiable(tx: Transaction, uid: string): Promise<Verifiable | undefined> {
  return tx.kysely
    .selectFrom("users")
    .select(["email", "custom_email_verified_at as verifiedAt", "disabled"])
    .where("id", "=", uid)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts links dated in the future too: a clock may have moved. */
export async function recentLinks(tx: Transaction, uid: string, at: number): Promise<number[]> {
  const rows = await tx.kysely
    .selectFrom("email_verifications")
    .select("created_at as at")
    .where("user_id", "=", uid)
    .where("created_at", ">", at - DAY_MS)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.at);
}

interface NewLink {
  readonly id: string;
  readonly token: string;
  readonly uid: string;
  readonly email: string;
  readonly at: number;
}

/** Only the token's hash is stored. */
export async function keepLink(
  tx: Transaction,
  { id, token, uid, email, at }: NewLink,
): Promise<void> {
  await tx.kysely
    .insertInto("email_verifications")
    .values({
      id,
      token_hash: hashOf(token),
      user_id: uid,
      email,
      created_at: at,
      expires_at: at + limits.verificationHours * 3_600_000,
    })
    .execute();
}

export function findLink(
  db: Queryable,
  token: string,
  at: number,
): Promise<{ uid: string; email: string } | undefined> {
  return db.kysely
    .selectFrom("email_verifications")
    .select(["user_id as uid", "email"])
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** Null where the person has another address, or it was verified before. */
export async function markVerified(
  db: Queryable,
  uid: string,
  email: string,
  at: number,
): Promise<number | null> {
  const marked = await db.kysely
    .updateTable("users")
    .set((eb) => ({ custom_email_verified_at: at, updated_at: at, rev: eb("rev", "+", 1) }))
    .where("id", "=", uid)
    .where("email", "=", email)
    .where("custom_email_verified_at", "is", null)
    .returning("rev")
    .executeTakeFirst();
  return marked?.rev ?? null;
}
