import { sql } from "kysely";
import { emailCode } from "#domain/email-identity.ts";
import type { Language } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { currentLanguage } from "#server/platform/language.ts";
import { hashOf } from "#server/platform/random.ts";
import type { Sign } from "#server/platform/secret.ts";

/** Derived from the id, so that each retry sends the same. */
export function linkToken(sign: Sign, id: string): string {
  return sign("email-sign-in", id);
}

export function linkCode(sign: Sign, id: string): string {
  return emailCode(Buffer.from(sign("email-sign-in-code", id), "base64url"));
}

export interface NewEmailSignIn {
  readonly id: string;
  readonly address: string;
  readonly token: string;
  readonly browserHash: string;
  readonly invited: boolean;
  readonly returnTo: string | null;
  /** The session that joins the address to its person; null for a sign-in. */
  readonly joins: string | null;
}

export async function keepEmailSignIn(
  db: Queryable,
  { id, address, token, browserHash, invited, returnTo, joins }: NewEmailSignIn,
  at: number,
): Promise<void> {
  await db.kysely
    .insertInto("email_sign_ins")
    .values({
      id,
      address,
      token_hash: hashOf(token),
      browser_hash: browserHash,
      invited,
      return_to: returnTo,
      joins_session: joins,
      language: currentLanguage(),
      created_at: at,
      expires_at: at + limits.emailSignInMinutes * 60_000,
    })
    .execute();
}

const TAKEN = [
  "id",
  "address",
  "invited",
  "return_to as returnTo",
  "joins_session as joins",
] as const;

export type TakenEmailSignIn = Pick<
  NewEmailSignIn,
  "id" | "address" | "invited" | "returnTo" | "joins"
>;

/** Undefined where it was used already. */
export function takeEmailSignIn(db: Queryable, id: string): Promise<TakenEmailSignIn | undefined> {
  return db.kysely
    .deleteFrom("email_sign_ins")
    .where("id", "=", id)
    .returning(TAKEN)
    .executeTakeFirst();
}

export function findByToken(db: Queryable, token: string, at: number) {
  return db.kysely
    .selectFrom("email_sign_ins")
    .select(["id", "browser_hash as browserHash"])
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** The newest that a browser asked for. */
export function findByBrowser(db: Queryable, browserHash: string, at: number) {
  return db.kysely
    .selectFrom("email_sign_ins")
    .select("id")
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", at)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .executeTakeFirst();
}

/** Counted before the code is compared, so that concurrent guesses can't slip through. */
export async function mayTryCode(db: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable("email_sign_ins")
    .set((eb) => ({ wrong_codes: eb("wrong_codes", "+", 1) }))
    .where("id", "=", id)
    .where("wrong_codes", "<", limits.emailCodeTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueEmailSignIn extends TakenEmailSignIn {
  readonly language: Language | null;
  readonly createdAt: number;
  readonly attempts: number;
}

// Due again after the lease, if its worker dies.
const claiming: Statement = {
  name: "email_sign_in_claim",
  sql: `update email_sign_ins s set due_at = database_now() + $1::bigint, attempts = s.attempts + 1
    where s.id = (select d.id from email_sign_ins d where d.due_at <= database_now() and d.expires_at > $2::bigint
      order by d.due_at limit 1 for update skip locked)
    returning s.id, s.address, s.invited, s.return_to as "returnTo", s.joins_session as joins, s.language,
      s.created_at as "createdAt", s.attempts`,
};

export async function claimEmailSignIn(
  db: Queryable,
  at: number,
): Promise<DueEmailSignIn | undefined> {
  const lease = limits.mailLeaseSeconds * 1_000;
  return (await db.run<DueEmailSignIn>(claiming, [lease, at]))[0];
}

/** Null: not to be sent again. Milliseconds otherwise. */
export async function settleEmailSignIn(
  db: Queryable,
  id: string,
  delayMs: number | null,
): Promise<void> {
  await db.kysely
    .updateTable("email_sign_ins")
    .set({ due_at: delayMs === null ? null : sql<number>`database_now() + ${delayMs}::bigint` })
    .where("id", "=", id)
    .execute();
}

/** Links that were sent and are still good, the newest first. */
export function readSentSignIns(db: Queryable, at: number, most: number) {
  return db.kysely
    .selectFrom("email_sign_ins")
    .select(["id", "address", "joins_session as joins", "language", "created_at as createdAt"])
    .where("due_at", "is", null)
    .where("expires_at", ">", at)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
}
