import { sql } from "kysely";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

/** The first sign-in creates its users row. */
export interface AdminAccount {
  readonly uid: string;
  readonly email: string;
  readonly passwordHash: string;
}

export interface FoundAccount extends AdminAccount {
  readonly totpSecret: string | null;
}

function keyOf(email: string): string {
  return email.toLowerCase();
}

export function findAccount(db: Queryable, email: string): Promise<FoundAccount | undefined> {
  return db.kysely
    .selectFrom("admin_credentials")
    .select(["user_id as uid", "email", "password_hash as passwordHash"])
    .select("totp_secret as totpSecret")
    .where("email_key", "=", keyOf(email))
    .executeTakeFirst();
}

export async function addAccount(
  tx: Transaction,
  { uid, email, passwordHash }: AdminAccount,
  at: number,
): Promise<void> {
  const values = { user_id: uid, email, password_hash: passwordHash, created_at: at };
  await tx.kysely
    .insertInto("admin_credentials")
    .values({ ...values, email_key: keyOf(email) })
    .execute();
}

export async function storePasswordHash(
  db: Queryable,
  uid: string,
  passwordHash: string,
): Promise<void> {
  await db.kysely
    .updateTable("admin_credentials")
    .set({ password_hash: passwordHash })
    .where("user_id", "=", uid)
    .execute();
}

/** `kept` is sealed (`sealTotp`); null removes it. */
export async function storeTotp(db: Queryable, uid: string, kept: string | null): Promise<void> {
  await db.kysely
    .updateTable("admin_credentials")
    .set({ totp_secret: kept, totp_step: 0 })
    .where("user_id", "=", uid)
    .execute();
}

/** Unless the operator has changed it meanwhile. */
export async function resealTotp(
  db: Queryable,
  uid: string,
  was: string,
  kept: string,
): Promise<void> {
  await db.kysely
    .updateTable("admin_credentials")
    .set({ totp_secret: kept })
    .where("user_id", "=", uid)
    .where("totp_secret", "=", was)
    .execute();
}

export async function readTotps(db: Queryable): Promise<{ uid: string; kept: string }[]> {
  return db.kysely
    .selectFrom("admin_credentials")
    .select("user_id as uid")
    .select("totp_secret as kept")
    .where("totp_secret", "is not", null)
    .$narrowType<{ kept: string }>()
    .execute();
}

/** Uses up this step and all before it; of concurrent calls one wins. */
export async function takeTotpStep(db: Queryable, uid: string, step: number): Promise<boolean> {
  const used = await db.kysely
    .updateTable("admin_credentials")
    .set({ totp_step: step })
    .where("user_id", "=", uid)
    .where("totp_step", "<", step)
    .returning("user_id")
    .execute();
  return used.length > 0;
}

export async function storeSignInTime(tx: Transaction, uid: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable("admin_credentials")
    .set({ last_sign_in_at: at })
    .where("user_id", "=", uid)
    .execute();
}

export interface ListedAccount {
  readonly uid: string;
  readonly email: string;
  readonly disabled: boolean;
  readonly lastSignInAt: number | null;
}

export function listAccounts(db: Queryable): Promise<ListedAccount[]> {
  return db.kysely
    .selectFrom("admin_credentials as a")
    .leftJoin("users as u", "u.id", "a.user_id")
    .select((eb) => [
      "a.user_id as uid",
      "a.email",
      eb.fn.coalesce("u.disabled", sql<boolean>`false`).as("disabled"),
      "a.last_sign_in_at as lastSignInAt",
    ])
    .orderBy("a.email_key")
    .execute();
}

export function accountEmails(db: Queryable): Promise<{ uid: string; email: string }[]> {
  return db.kysely.selectFrom("admin_credentials").select(["user_id as uid", "email"]).execute();
}

export async function accountsWithoutUser(tx: Transaction): Promise<AdminAccount[]> {
  return tx.kysely
    .selectFrom("admin_credentials as a")
    .leftJoin("users as u", "u.id", "a.user_id")
    .select(["a.user_id as uid", "a.email", "a.password_hash as passwordHash"])
    .where("u.id", "is", null)
    .execute();
}
