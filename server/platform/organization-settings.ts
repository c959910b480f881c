import { domainToASCII } from "node:url";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.ts";
import { isLocalPeer } from "./http/peer.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The organization's OpenID Connect provider (product 31.1). */
export interface OrganizationSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  /** Allowed email domains, in ASCII; empty allows everybody. */
  readonly domains: readonly string[];
}

export const organizationNames = [
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_NAME",
] as const;

const ENTRA = /^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/;
// Entra ID accepts every tenant under these.
const EVERY_TENANT = /^\/(common|organizations|consumers|%7Btenantid%7D)(\/|$)/i;

function isHere({ hostname }: URL): boolean {
  return hostname === "localhost" || isLocalPeer(hostname.replace(/^\[|\]$/g, ""));
}

function issuerOf(text: string, problems: string[]): URL | null {
  const url = URL.parse(text);
  const plain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (!plain || !(url.protocol === "https:" || (url.protocol === "http:" && isHere(url)))) {
    // Not printed: it may contain a password.
    problems.push(
      "OIDC_ISSUER must be the https address that your provider calls itself, such as https://login.example.org/realms/main.",
    );
    return null;
  }
  if (ENTRA.test(url.hostname) && EVERY_TENANT.test(url.pathname)) {
    problems.push(
      "OIDC_ISSUER must name your own tenant, such as https://login.microsoftonline.com/TENANT-ID/v2.0.",
    );
    return null;
  }
  return url;
}

// Exact match: no wildcards, no parent domains.
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

export function domainsOf(name: string, env: Environment, problems: string[]): readonly string[] {
  const text = env[name] ?? "";
  const named = text.split(/[\s,]+/).filter((part) => part !== "");
  // domainToASCII drops everything after a slash.
  const domains = named.map((part) =>
    /[/?#%\\]/.test(part) ? "" : domainToASCII(part).toLowerCase(),
  );
  // A lone comma was meant to restrict somebody.
  const lacks = text.trim() !== "" && domains.length === 0;
  if (lacks || !domains.every((domain) => DOMAIN.test(domain)))
    problems.push(`${name} must be mail domains such as example.org, example.com, not '${text}'.`);
  return domains;
}

export function organizationOf(env: Environment, problems: string[]): OrganizationSettings | null {
  const [issuer = "", clientId = "", clientSecret = "", given = ""] = organizationNames.map(
    (name) => env[name],
  );
  const name = given.trim();
  const domains = domainsOf("OIDC_DOMAINS", env, problems);
  const set = [issuer, clientId, clientSecret, name].filter((value) => value !== "");
  if (set.length === 0) {
    // The operator believes that others are kept out.
    if (domains.length > 0) problems.push(`OIDC_DOMAINS goes with ${list.and(organizationNames)}.`);
    return null;
  }
  if (set.length < organizationNames.length) {
    problems.push(`${list.and(organizationNames)} must be set together.`);
    return null;
  }
  if (name.length > limits.organizationName || /\p{Cc}/u.test(name))
    problems.push(`OIDC_NAME must be one line of at most ${limits.organizationName} characters.`);
  const url = issuerOf(issuer, problems);
  return url && { issuer: url, clientId, clientSecret, name, domains };
}
