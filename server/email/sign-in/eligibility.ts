import { domainToASCII } from "node:url";
import { DAY_MS } from "#domain/day.ts";
import { EMAIL_ISSUER } from "#domain/email-identity.ts";
import * as limits from "#domain/limits.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Statement } from "#server/platform/db/database.ts";
import { invitedAddressHash } from "../mail-tokens.ts";
import type { TakenEmailSignIn } from "./email-sign-in-store.ts";

/** `elsewhere`: the verified address of a person who has not joined it as a way to sign in. */
export interface Eligibility {
  readonly kind: "link" | "elsewhere";
  /** The stored spelling: another one may be another mailbox. */
  readonly to: string;
}

const reading: Statement = {
  name: "email_sign_in_eligibility",
  sql: `select (select coalesce(i.claims->>'email', $1) from identities i where i.issuer = '${EMAIL_ISSUER}' and i.subject = $2) as own,
    (select u.disabled from identities i join users u on u.id = i.user_id where i.issuer = '${EMAIL_ISSUER}' and i.subject = $2) as disabled,
    (select u.email from users u where lower(u.email) = lower($1) and (u.email_verified or u.custom_email_verified_at is not null) limit 1) as elsewhere,
    exists (select from invited_addresses a where a.address_hash = $3 and a.refused_at is null and a.invited_at > $4::bigint) as invited`,
};

interface Row {
  readonly own: string | null;
  readonly disabled: boolean | null;
  readonly elsewhere: string | null;
  readonly invited: boolean;
}

/** Null for an address that may not sign in (product 40.3). */
export async function readEligibility(
  { db, config, sign }: Pick<Deps, "db" | "config" | "sign">,
  { address, invited, joins }: Pick<TakenEmailSignIn, "address" | "invited" | "joins">,
  at: number,
): Promise<Eligibility | null> {
  // The person asked for it, signed in.
  if (joins !== null) return { kind: "link", to: address };
  const since = at - limits.colleagueInvitedDays * DAY_MS;
  const hash = invitedAddressHash(sign, address);
  const [row] = await db.run<Row>(reading, [address, address.toLowerCase(), hash, since]);
  const { who, domains } = config.signInByEmail;
  if (row === undefined || who === "off" || row.disabled === true) return null;
  if (row.own !== null) return { kind: "link", to: row.own };
  if (row.elsewhere !== null) return { kind: "elsewhere", to: row.elsewhere };
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const isOpen = who === "open" || domains.includes(domainToASCII(domain).toLowerCase());
  return isOpen || invited || row.invited ? { kind: "link", to: address } : null;
}
