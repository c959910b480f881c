import type { Claims } from "#server/platform/db/schema.ts";
import { claimsOf, isMended, type UserInfo } from "./claims.ts";

const GOOGLE = "accounts.google.com";
const ENTRA = /^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/;

function isYes(value: unknown): boolean {
  return value === true || value === "true";
}

function isNo(value: unknown): boolean {
  return value === false || value === "false";
}

/** Entra ID says of no address that it was verified, but may say that its domain's owner was: `xms_edov`, in several spellings. */
function isOwned({ hostname }: URL, said: UserInfo): boolean {
  const owned = said["xms_edov"];
  return ENTRA.test(hostname) && (isYes(owned) || owned === 1 || owned === "1");
}

/**
 * A person's claims from the ID token and the answer of the userinfo endpoint, which wins: some providers say the least in
 * the one, and some in the other. An address counts as verified where one of both says so of that very address, and none
 * denies it. What looks like an address under another name (`preferred_username`, `upn`) is none.
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

/** True where the ID token alone suffices: name, address and whether it is verified, which Entra ID never says. */
export function saysAll({ hostname }: URL, idToken: UserInfo): boolean {
  const { name, email } = claimsOf(idToken);
  const verified = idToken["email_verified"];
  const saysVerified = isYes(verified) || isNo(verified) || ENTRA.test(hostname);
  return name !== null && email !== null && saysVerified;
}

/**
 * Whether the organization itself answers for an account. At Google anybody may have one under an address that they once
 * could read: only an account of an organization there names it (`hd`).
 */
export function isManaged({ hostname }: URL, idToken: UserInfo): boolean {
  const hosted = idToken["hd"];
  return hostname !== GOOGLE || (typeof hosted === "string" && hosted !== "");
}
