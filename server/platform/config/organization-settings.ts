import { domainToASCII } from "node:url";
import { organizationWays, type OrganizationWay } from "#domain/identity-provider.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.ts";
import { isLocalPeer } from "../http/peer.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** An OpenID Connect provider (product 31.1). */
export interface OrganizationSettings {
  readonly way: OrganizationWay;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  /** Allowed email domains, in ASCII; empty allows everybody. */
  readonly domains: readonly string[];
}

/** OIDC_ISSUER, or OIDC_1_ISSUER. */
function settingOf(way: OrganizationWay, what: string): string {
  return ["OIDC", ...(way.match(/\d/) ?? []), what].join("_");
}

/** Set together. */
export function organizationNames(way: OrganizationWay = "organization"): readonly string[] {
  return ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "NAME"].map((what) => settingOf(way, what));
}

export const allOrganizationNames = organizationWays.flatMap(organizationNames);
export const organizationSecrets = organizationWays.map((way) => settingOf(way, "CLIENT_SECRET"));

const ENTRA = /^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/;
// Entra ID accepts every tenant under these.
const EVERY_TENANT = /^\/(common|organizations|consumers|%7Btenantid%7D)(\/|$)/i;

function isHere({ hostname }: URL): boolean {
  return hostname === "localhost" || isLocalPeer(hostname.replace(/^\[|\]$/g, ""));
}

function issuerOf(setting: string, text: string, problems: string[]): URL | null {
  const url = URL.parse(text);
  const plain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (!plain || !(url.protocol === "https:" || (url.protocol === "http:" && isHere(url)))) {
    // Not printed: it may contain a password.
    problems.push(
      `${setting} must be the https address that your provider calls itself, such as https://login.example.org/realms/main.`,
    );
    return null;
  }
  if (ENTRA.test(url.hostname) && EVERY_TENANT.test(url.pathname)) {
    problems.push(
      `${setting} must name your own tenant, such as https://login.microsoftonline.com/TENANT-ID/v2.0.`,
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

function organizationOf(
  env: Environment,
  way: OrganizationWay,
  problems: string[],
): OrganizationSettings | null {
  const names = organizationNames(way);
  const [issuer = "", clientId = "", clientSecret = "", given = ""] = names.map(
    (name) => env[name],
  );
  const name = given.trim();
  const domains = domainsOf(settingOf(way, "DOMAINS"), env, problems);
  const set = [issuer, clientId, clientSecret, name].filter((value) => value !== "");
  if (set.length === 0) {
    // The operator believes that others are kept out.
    if (domains.length > 0)
      problems.push(`${settingOf(way, "DOMAINS")} goes with ${list.and(names)}.`);
    return null;
  }
  if (set.length < names.length) {
    problems.push(`${list.and(names)} must be set together.`);
    return null;
  }
  if (name.length > limits.organizationName || /\p{Cc}/u.test(name))
    problems.push(
      `${settingOf(way, "NAME")} must be one line of at most ${limits.organizationName} characters.`,
    );
  const url = issuerOf(settingOf(way, "ISSUER"), issuer, problems);
  return url && { way, issuer: url, clientId, clientSecret, name, domains };
}

/** In the order of their numbers, the unnumbered one first. */
export function organizationsOf(
  env: Environment,
  problems: string[],
): readonly OrganizationSettings[] {
  const organizations = organizationWays.flatMap((way) => organizationOf(env, way, problems) ?? []);
  for (const [place, { way, issuer, name }] of organizations.entries()) {
    const before = organizations.slice(0, place);
    const pair = (what: string, other: OrganizationSettings) =>
      list.and([settingOf(other.way, what), settingOf(way, what)]);
    const sameIssuer = before.find((other) => other.issuer.href === issuer.href);
    if (sameIssuer)
      problems.push(`${pair("ISSUER", sameIssuer)} are the same. Set each provider once.`);
    const sameName = before.find((other) => other.name === name);
    if (sameName)
      problems.push(
        `${pair("NAME", sameName)} are the same. People choose a provider by its name.`,
      );
  }
  return organizations;
}
