import { EMAIL_ISSUER } from "#domain/email-identity.ts";
import { letIn } from "#domain/organization.ts";
import { isRefused } from "#domain/refusal.ts";
import type { OwnIdentity } from "#contract/identities.ts";
import type { Config } from "#server/platform/config/config.ts";
import { configuredProviders } from "#server/platform/sign-in-network.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Claims } from "#server/platform/db/tables/account.ts";

interface Account {
  readonly issuer: string;
  /** From the last sign-in. */
  readonly claims: Claims;
}

/** Null where that provider is no longer offered. */
function wayOf(config: Config, { issuer, claims }: Account): OwnIdentity["way"] {
  if (issuer === EMAIL_ISSUER) return config.signInByEmail.who === "off" ? null : "email";
  const providers = configuredProviders(config);
  const href = URL.parse(issuer)?.href;
  const known =
    providers.find((provider) => provider.issuer?.href === href) ??
    // The stand-in has no issuer of its own.
    providers.find((provider) => provider.issuer === null);
  if (known === undefined) return null;
  // `managed` is not stored; it was checked at sign-in.
  const admitted = letIn({ ...claims, managed: true }, known.domains);
  return isRefused(admitted) ? null : known.way;
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
    address: row.issuer === EMAIL_ISSUER ? claims.email : null,
  }));
}

/** Serializes concurrent removals: the second sees what the first left. */
export async function holdPerson(tx: Transaction, uid: string): Promise<void> {
  await tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forUpdate().execute();
}

export async function removeIdentity(tx: Transaction, uid: string, issuer: string): Promise<void> {
  const removed = await tx.kysely
    .deleteFrom("identities")
    .where("user_id", "=", uid)
    .where("issuer", "=", issuer)
    .returning("subject")
    .execute();
  if (issuer !== EMAIL_ISSUER) return;
  // Links that are on their way to this address stop working.
  const addresses = removed.map(({ subject }) => subject);
  await tx.kysely
    .deleteFrom("email_sign_ins")
    .where(({ fn }) => fn<string>("lower", ["address"]), "in", addresses)
    .execute();
}
