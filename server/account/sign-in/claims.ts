import * as limits from "#domain/limits.ts";
import { plainLine } from "#domain/short-text.ts";
import { isEmailAddress, typedAddress } from "#domain/email-address.ts";
import type { Claims } from "#server/platform/db/tables/account.ts";

export type UserInfo = Readonly<Record<string, unknown>>;

// PostgreSQL can't store a lone surrogate or NUL.
function textOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = plainLine(value.replaceAll("\u0000", ""))
    .slice(0, limits.displayName)
    .toWellFormed()
    .trim();
  return text === "" ? null : text;
}

function joined(separator: string, ...parts: readonly (string | null)[]): string | null {
  const text = parts.filter((part) => part !== null).join(separator);
  return text === "" ? null : text;
}

/** A string, or an object of language and country. */
function localeOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return textOf(value);
  const { language, country }: { language?: unknown; country?: unknown } = value;
  return joined("-", textOf(language), textOf(country));
}

function addressOf({ email }: UserInfo): string | null {
  const address = typeof email === "string" ? typedAddress(email) : "";
  return isEmailAddress(address) ? address : null;
}

/** A corrected address counts as unverified. */
export function isMended(info: UserInfo): boolean {
  const { email } = info;
  return typeof email === "string" && email.trim() !== (addressOf(info) ?? email.trim());
}

/** Unusable claims count as absent. */
export function claimsOf(info: UserInfo): Claims {
  const givenName = textOf(info["given_name"]);
  const familyName = textOf(info["family_name"]);
  const verified = info["email_verified"];
  return {
    name: textOf(info["name"]) ?? textOf(joined(" ", givenName, familyName)),
    givenName,
    familyName,
    locale: localeOf(info["locale"]),
    email: addressOf(info),
    emailVerified: !isMended(info) && (verified === true || verified === "true"),
  };
}
