import { network } from "#domain/network.ts";
import { letIn } from "#domain/organization.ts";
import { isRefused } from "#domain/refusal.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { OwnIdentity } from "#contract/identities.ts";
import type { Config } from "#server/platform/config.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Claims } from "#server/platform/db/tables/account.ts";

interface Account {
  readonly issuer: string;
  /** From the last sign-in. */
  readonly claims: Claims;
}

/** Null where that provider is no longer offered. */
function wayOf(
  { organization, linkedin, mode }: Config,
  { issuer, claims }: Account,
): IdentityProvider | null {
  if (organization !== null && URL.parse(issuer)?.href === organization.issuer.href) {
    // `managed` is not stored; it was checked at sign-in.
    const admitted = letIn({ ...claims, managed: true }, organization.domains);
    return isRefused(admitted) ? null : "organization";
  }
  // The stand-in has no issuer of its own.
  if (linkedin === null) return mode === "development" ? "network" : null;
  return issuer === network.issuer ? "network" : null;
}

export async function readIdentities(
  db: Queryable,
  config: Config,
  uid: string,
): Promise<OwnIdentity[]> {
  const rows = await db.kysely
    .selectFrom("identities")
    .select(["issuer", "claims", "last_sign_in_at as lastSignInAt"])
    .where("user_id", "=", uid)
    .orderBy("last_sign_in_at", "desc")
    .orderBy("issuer")
    .execute();
  return rows.map(({ claims, ...row }) => ({
    ...row,
    way: wayOf(config, { issuer: row.issuer, claims }),
  }));
}

/** Serializes concurrent removals: the second sees what the first left. */
export async function holdPerson(tx: Transaction, uid: string): Promise<void> {
  await tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forUpdate().execute();
}

export async function removeIdentity(tx: Transaction, uid: string, issuer: string): Promise<void> {
  await tx.kysely
    .deleteFrom("identities")
    .where("user_id", "=", uid)
    .where("issuer", "=", issuer)
    .execute();
}
