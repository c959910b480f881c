import type { Claims } from "#server/platform/db/tables/account.ts";
import { claimsOf, isMended, type UserInfo } from "./claims.ts";

const GOOGLE = "accounts.google.com";
const ENTRA = /^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/;

function isYes(value: unknown): boolean {
  return value === true || value === "true";
}

function isNo(value: unknown): boolean {
  return value === false || value === "false";
}

/** Entra ID never sends `email_verified`; `xms_edov` says that the domain is verified. */
function isOwned({ hostname }: URL, said: UserInfo): boolean {
  const owned = said["xms_edov"];
  return ENTRA.test(hostname) && (isYes(owned) || owned === 1 || owned === "1");
}

/**
 * Userinfo wins over the ID token. Verified: one says so of this very address, and neither denies it.
 * `preferred_username` and `upn` look like addresses, but are none.
 */
export function organizationClaims(issuer: URL, idToken: UserInfo, info: UserInfo | null): Claims {
  const claims = claimsOf({ ...idToken, ...info });
  const sources = info === null ? [idToken] : [info, idToken];
  const email = sources.map((said) => claimsOf(said).email).find((said) => said !== null) ?? null;
  const ofIt = sources.filter(
    (said) => claimsOf(said).email?.toLowerCase() === email?.toLowerCase(),
  );
  const isVerified =
    ofIt.some((said) => isYes(said["email_verified"]) || isOwned(issuer, said)) &&
    !ofIt.some(isMended) &&
    !ofIt.some((said) => isNo(said["email_verified"]));
  return { ...claims, email, emailVerified: email !== null && isVerified };
}

/** Entra ID never says whether an address is verified. */
export function saysAll({ hostname }: URL, idToken: UserInfo): boolean {
  const { name, email } = claimsOf(idToken);
  const verified = idToken["email_verified"];
  const saysVerified = isYes(verified) || isNo(verified) || ENTRA.test(hostname);
  return name !== null && email !== null && saysVerified;
}

/** At Google, anybody may have an account under an address they once read; `hd` names the organization. */
export function isManaged({ hostname }: URL, idToken: UserInfo): boolean {
  const hosted = idToken["hd"];
  return hostname !== GOOGLE || (typeof hosted === "string" && hosted !== "");
}
