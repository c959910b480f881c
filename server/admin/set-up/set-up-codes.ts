import * as limits from "#domain/limits.ts";
import { isEmailAddress } from "#domain/email-address.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import { lockAdmins } from "#server/account/admins.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { hashOf } from "#server/platform/random.ts";
import { addAdmin, newPassword } from "../admin-commands.ts";
import { mayAttempt } from "../sign-in/attempt-store.ts";
import { listAccounts } from "../sign-in/credential-store.ts";
import { passwordFault, passwordHash } from "../sign-in/password.ts";

type Store = Pick<Deps, "db" | "clock" | "newId">;

/** Wrong codes count as failed sign-ins of one made-up account. */
const AS_ACCOUNT = "set-up code";

async function hasAdmin(db: Queryable): Promise<boolean> {
  return (await listAccounts(db)).length > 0;
}

/** product 32.4 */
export async function isSetUpOpen({ db, config }: Pick<Deps, "db" | "config">): Promise<boolean> {
  return config.mode === "production" && !(await hasAdmin(db));
}

/** 100 random bits, stored as a hash; null if there is nothing to set up. */
export async function offerSetUp(
  deps: Pick<Deps, "db" | "config" | "clock">,
): Promise<string | null> {
  if (!(await isSetUpOpen(deps))) return null;
  const { kysely } = deps.db;
  const at = deps.clock();
  await kysely.deleteFrom("set_up_codes").where("expires_at", "<=", at).execute();
  const code = newPassword();
  const row = { code_hash: hashOf(code), expires_at: at + limits.setUpMinutes * 60_000 };
  await kysely
    .insertInto("set_up_codes")
    .values({ ...row, mails_left: limits.setUpMails })
    .execute();
  return code;
}

/** A right code always works, so strangers' attempts cannot lock the operator out. */
export async function checkCode(
  { db }: Pick<Deps, "db">,
  code: string,
  address: string,
  at: number,
): Promise<Ruled<true>> {
  const found = await db.kysely
    .selectFrom("set_up_codes")
    .select("code_hash")
    .where("code_hash", "=", hashOf(code))
    .where("expires_at", ">", at)
    .executeTakeFirst();
  if (found !== undefined) return true;
  const counted = await mayAttempt(db, { email: AS_ACCOUNT, address, device: null });
  return refuse(counted === null ? "admin.too-many-attempts" : "admin.set-up-code");
}

export async function takeTestMail({ db }: Pick<Deps, "db">, code: string): Promise<boolean> {
  const taken = await db.kysely
    .updateTable("set_up_codes")
    .set((eb) => ({ mails_left: eb("mails_left", "-", 1) }))
    .where("code_hash", "=", hashOf(code))
    .where("mails_left", ">", 0)
    .returning("mails_left")
    .execute();
  return taken.length > 0;
}

interface FirstAdminInput {
  readonly code: string;
  readonly email: string;
  readonly password: string;
}

/** Uses up every code; of two concurrent calls one wins. */
export async function setUpAdmin(
  deps: Store,
  { code, email, password }: FirstAdminInput,
): Promise<Ruled<true>> {
  if (!isEmailAddress(email)) return refuse("admin.invalid-email", "email");
  const fault = passwordFault(password);
  if (fault !== null) return refuse(fault.refused, "password");
  const hash = await passwordHash(password);
  return deps.db.transaction(async (tx) => {
    await lockAdmins(tx);
    if (await hasAdmin(tx)) return refuse("admin.set-up-code");
    const used = await tx.kysely
      .deleteFrom("set_up_codes")
      .where("code_hash", "=", hashOf(code))
      .where("expires_at", ">", deps.clock())
      .returning("code_hash")
      .execute();
    if (used.length === 0) return refuse("admin.set-up-code");
    await addAdmin(tx, deps, email, hash);
    await tx.kysely.deleteFrom("set_up_codes").execute();
    return true;
  });
}
