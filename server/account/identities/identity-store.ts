import { network } from "#domain/network.ts";
import { letIn } from "#domain/organization.ts";
import { isRefused } from "#domain/refusal.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { OwnIdentity } from "#contract/identities.ts";
import type { Config } from "#server/platform/config.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Claims } from "#server/platform/db/schema.ts";

interface Account {
  readonly issuer: string;
  /** As they were at its last sign-in. */
  readonly claims: Claims;
}

/** The way by which somebody signs in at this server with an account; null where it is offered to them no more. */
function wayOf(
  { organization, linkedin, mode }: Config,
  { issuer, claims }: Account,
): IdentityProvider | null {
  if (organization !== null && URL.parse(issuer)?.href === organization.issuer.href) {
    // Whether it was a managed account is not kept: it was let in as one.
    const admitted = letIn({ ...claims, managed: true }, organization.domains);
    return isRefused(admitted) ? null : "organization";
  }
  // In development mode the stand-in, which is no issuer of anybody's.
  if (linkedin === null) return mode === "development" ? "network" : null;
  return issuer === network.issuer ? "network" : null;
}

/** The accounts elsewhere by which a person is known here, the last used first. */
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

/** Holds a person, so that of two partings at once the second sees what the first has left. */
export async function holdPerson(tx: Transaction, uid: string): Promise<void> {
  await tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forUpdate().execute();
}

/** Parts what a person has of an issuer. */
export async function removeIdentity(tx: Transaction, uid: string, issuer: string): Promise<void> {
  await tx.kysely
    .deleteFrom("identities")
    .where("user_id", "=", uid)
    .where("issuer", "=", issuer)
    .execute();
}
