import type { OwnPasskey } from "#contract/passkeys.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { readIdentities } from "../identities/identity-store.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import type { VerifiedPasskey, VerifiedUse } from "./web-authn.ts";

export interface HeldPasskey extends OwnPasskey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

export async function readPasskeys(
  db: Queryable,
  config: Config,
  uid: string,
): Promise<HeldPasskey[]> {
  const here = relyingParty(config.publicUrl)?.id;
  const rows = await db.kysely
    .selectFrom("passkeys")
    .select([
      "id",
      "name",
      "credential_id as credentialId",
      "transports",
      "rp_id as rpId",
      "created_at as createdAt",
      "last_used_at as lastUsedAt",
      "backed_up as backedUp",
      "for_admin as forAdmin",
    ])
    .where("user_id", "=", uid)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ rpId, ...row }) => ({ ...row, worksHere: rpId === here }));
}

interface NewPasskey extends VerifiedPasskey {
  readonly id: string;
  readonly uid: string;
  readonly rpId: string;
  readonly name: string;
  readonly forAdmin: boolean;
}

/** False where the credential is known already, whosever it is. */
export async function addPasskeyRow(
  tx: Transaction,
  passkey: NewPasskey,
  at: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.kysely
    .insertInto("passkeys")
    .values({
      id: passkey.id,
      credential_id: passkey.credentialId,
      user_id: passkey.uid,
      rp_id: passkey.rpId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      backed_up: passkey.backedUp,
      for_admin: passkey.forAdmin,
      name: passkey.name,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function changePasskeyRow(
  tx: Transaction,
  id: string,
  { name, forAdmin }: Pick<NewPasskey, "name" | "forAdmin">,
): Promise<void> {
  const changed = { name, for_admin: forAdmin };
  await tx.kysely.updateTable("passkeys").set(changed).where("id", "=", id).execute();
}

export async function removePasskeyRow(tx: Transaction, uid: string, id: string): Promise<void> {
  await tx.kysely.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", uid).execute();
}

export function findPasskey(db: Queryable, credentialId: string) {
  return db.kysely
    .selectFrom("passkeys")
    .select(["id", "user_id as uid", "public_key as publicKey", "for_admin as forAdmin"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** False where it is gone, or its counter went back: of concurrent uses of one count, one wins. */
export async function notePasskeyUse(
  tx: Transaction,
  id: string,
  { counter, backedUp }: VerifiedUse,
  at: number,
): Promise<boolean> {
  const used = await tx.kysely
    .updateTable("passkeys")
    .set({ counter, backed_up: backedUp, last_used_at: at })
    .where("id", "=", id)
    .where((eb) =>
      // Many authenticators count nothing.
      counter === 0 ? eb("counter", "=", 0) : eb("counter", "<", counter),
    )
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** How many passkeys are left as a way in. */
export async function countPasskeys(db: Queryable, config: Config, uid: string): Promise<number> {
  const own = await readPasskeys(db, config, uid);
  return own.filter(({ worksHere }) => worksHere).length;
}

/** How many joined accounts are left as a way in. */
export async function countIdentities(db: Queryable, config: Config, uid: string): Promise<number> {
  const own = await readIdentities(db, config, uid);
  return own.filter(({ way }) => way !== null).length;
}

/** 1 for an admin's password, whose session opens all that is theirs; else 0. */
export async function countPasswords(db: Queryable, uid: string): Promise<number> {
  const { held } = await db.kysely
    .selectFrom("admin_credentials as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select((eb) => eb.fn.countAll<number>().as("held"))
    .where("u.id", "=", uid)
    .where("u.role", "=", "admin")
    .executeTakeFirstOrThrow();
  return held;
}
