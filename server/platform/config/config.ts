import { words as list } from "#domain/list.words.ts";
import * as limits from "#domain/limits.ts";
import {
  databaseUrlOf,
  demoDatabaseUrl,
  directUrlOf,
  refuseBesideDemo,
} from "./config-database.ts";
import type { Offered } from "../language.ts";
import type { PrivateAddresses } from "#domain/webhook.ts";
import { signInByEmailOf, type SignInByEmail } from "./email-sign-in-settings.ts";
import { isOwnNetwork } from "../http/peer.ts";
import { noProxies, TrustedProxies, trustedProxiesOf } from "../http/trusted-proxies.ts";
import {
  allOrganizationNames,
  organizationNames,
  organizationsOf,
  type Environment,
  type OrganizationSettings,
} from "./organization-settings.ts";
import { languagesOf } from "./language-settings.ts";
import { relyingParty } from "../relying-party.ts";
import { withSecretFiles } from "./secret-files.ts";
import { sessionsOf, type SessionDays } from "./session-settings.ts";
import { senderOf, smtpAddress, type Sender, type SmtpAddress } from "../mail/smtp-address.ts";

type Mode = "development" | "production" | "demo";

export interface Config {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  readonly https: boolean;
  readonly databaseUrl: string;
  /** PostgreSQL itself, if databaseUrl points to a pooler in transaction mode. */
  readonly databaseDirectUrl: string | null;
  readonly secretKey: string | null;
  /** Null in development and demo mode, or if only organizations sign people in. */
  readonly linkedin: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly organizations: readonly OrganizationSettings[];
  /** Null: no mail is sent; in development mode it goes to the local mailbox. */
  readonly smtp: SmtpAddress | null;
  readonly signInByEmail: SignInByEmail;
  readonly mailFrom: Sender;
  readonly trustedProxies: TrustedProxies;
  /** 0 for no limit. Not applied to this machine and trusted proxies. */
  readonly connectionsPerAddress: number;
  readonly sessions: SessionDays;
  readonly logLevel: "info" | "warn" | "error";
  /** `guarded` explains a failed admin sign-in only in browsers that signed in before. */
  readonly adminLoginMessages: "exact" | "guarded";
  readonly webhookAddresses: PrivateAddresses;
  readonly metricsToken: string | null;
  readonly languages: Offered;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.has(hostname);
}

export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

function portOf(text: string, problems: string[]): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  problems.push(`PORT must be a number from 0 to 65535, not '${text}'.`);
  return 0;
}

function publicUrlOf(text: string, problems: string[]): URL {
  const url = URL.parse(text);
  // Only an origin: user, path, query and fragment would be dropped silently.
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  problems.push(
    `PUBLIC_URL must be an address such as https://cairn.example.org without a path, not '${text}'.`,
  );
  return new URL("http://localhost");
}

function proxiesOf(text: string, problems: string[]): TrustedProxies {
  const proxies = trustedProxiesOf(text);
  if (proxies instanceof TrustedProxies) return proxies;
  problems.push(
    `TRUSTED_PROXY must be IP addresses and networks such as 10.0.0.9, 10.1.0.0/16, not '${proxies.wrong}'.`,
  );
  return noProxies;
}

/** Development mode is open to everyone who can reach it, so it must stay local. */
function checkReach({ hostname, protocol, origin }: URL, mode: Mode, problems: string[]): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  const isNear = isLoopback(hostname) || (protocol === "http:" && isOwnNetwork(address));
  if (mode !== "development" || isNear) return;
  problems.push(
    `CAIRN_MODE=development goes with a PUBLIC_URL of this machine or its own network, such as http://localhost:3000 or http://192.168.1.2:3000, not '${origin}'.`,
  );
}

function connectionsOf(text: string, problems: string[]): number {
  if (text === "") return limits.connectionsPerAddress;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  problems.push(`CONNECTIONS_PER_ADDRESS must be a number from 0 (any) to 999999, not '${text}'.`);
  return limits.connectionsPerAddress;
}

function oneOf<T extends string>(
  name: string,
  allowed: readonly T[],
  text: string | undefined,
  otherwise: T,
  problems: string[],
): T {
  if (text === undefined || text === "") return otherwise;
  const found = allowed.find((value) => value === text);
  if (found === undefined) problems.push(`${name} must be ${allowed.join(" or ")}, not '${text}'.`);
  return found ?? otherwise;
}

function linkedinOf(env: Environment, problems: string[]): Config["linkedin"] {
  const clientId = env["LINKEDIN_CLIENT_ID"] ?? "";
  const clientSecret = env["LINKEDIN_CLIENT_SECRET"] ?? "";
  if (clientId !== "" && clientSecret !== "") return { clientId, clientSecret };
  if (clientId !== "" || clientSecret !== "")
    problems.push("LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together.");
  return null;
}

/** Without a provider and email, only passkeys are left. */
function checkWays(config: Config, problems: string[]): void {
  const { mode, linkedin, organizations, signInByEmail, publicUrl } = config;
  const hasProvider = linkedin !== null || organizations.length > 0;
  const isOffered = hasProvider || signInByEmail.who !== "off";
  if (mode !== "production" || isOffered || relyingParty(publicUrl) !== null) return;
  problems.push(
    `Nobody could sign in: passkeys need a PUBLIC_URL with https and a host name. Set that, SMTP_URL, LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET, or ${list.and(organizationNames())}.`,
  );
}

function smtpOf(env: Environment, problems: string[]): SmtpAddress | null {
  const url = env["SMTP_URL"] ?? "";
  if (url === "") return null;
  const address = smtpAddress(url);
  // Never print the address: it may contain a password.
  if (address === null)
    problems.push(
      "SMTP_URL must be smtps://USER:PASSWORD@HOST, smtp://... for STARTTLS, or smtp://HOST?tls=off for a relay without it.",
    );
  return address;
}

function mailFromOf(env: Environment, problems: string[]): Sender {
  const text = env["MAIL_FROM"] ?? "";
  const none = { name: "Cairn", address: "cairn@localhost.invalid" };
  if (text === "") {
    if ((env["SMTP_URL"] ?? "") !== "") problems.push("MAIL_FROM is required beside SMTP_URL.");
    return none;
  }
  const sender = senderOf(text);
  if (sender === null)
    problems.push(
      `MAIL_FROM must be an address such as Cairn <cairn@example.org>, not ${JSON.stringify(text)}.`,
    );
  return sender ?? none;
}

function secretKeyOf(
  env: Environment,
  mode: Mode,
  databaseUrl: string,
  problems: string[],
): string | null {
  const key = env["SECRET_KEY"] ?? "";
  if (key !== "" && key.length < 32) problems.push("SECRET_KEY must have at least 32 characters.");
  if (key === "" && mode === "production" && !databaseUrl.startsWith("file:"))
    problems.push("SECRET_KEY is required outside development mode.");
  return key === "" ? null : key;
}

function metricsTokenOf(text: string, problems: string[]): string | null {
  if (text !== "" && text.length < 16)
    problems.push("METRICS_TOKEN must have at least 16 characters.");
  return text || null;
}

/** These accept any text, so quotes read from an env file would go unnoticed. */
const wordy = [
  "SECRET_KEY",
  "METRICS_TOKEN",
  "LINKEDIN_CLIENT_ID",
  "LINKEDIN_CLIENT_SECRET",
  ...allOrganizationNames,
];

function checkQuotes(env: Environment, problems: string[]): void {
  const quoted = wordy.filter((name) => /^(["']).*\1$/s.test(env[name] ?? ""));
  for (const name of quoted)
    problems.push(`${name} stands in quotes, which are taken for a part of it: leave them out.`);
}

export function configOf(given: Environment): Config {
  const problems: string[] = [];
  const env = withSecretFiles(given, problems);
  const port = portOf(env["PORT"] || "3000", problems);
  const publicUrl = publicUrlOf(env["PUBLIC_URL"] || `http://localhost:${port}`, problems);
  const loopback = isLoopback(publicUrl.hostname);
  const mode = oneOf(
    "CAIRN_MODE",
    ["development", "production", "demo"],
    env["CAIRN_MODE"],
    loopback ? "development" : "production",
    problems,
  );
  if (mode === "production" && !env["PUBLIC_URL"])
    problems.push(
      "PUBLIC_URL is required outside development mode, such as https://cairn.example.org.",
    );
  checkReach(publicUrl, mode, problems);
  const isLocal = mode === "development" || (mode === "demo" && loopback);
  if (mode === "demo") refuseBesideDemo(given, problems);
  const databaseUrl =
    mode === "demo" ? demoDatabaseUrl : databaseUrlOf(env["DATABASE_URL"], problems);
  const smtp = smtpOf(env, problems);
  const linkedin = linkedinOf(env, problems);
  const organizations = organizationsOf(env, problems);
  const needsEmail = mode === "production" && linkedin === null && organizations.length === 0;
  const config: Config = {
    mode,
    port,
    host: env["HOST"] || (isLocal ? "127.0.0.1" : "0.0.0.0"),
    publicUrl,
    https: publicUrl.protocol === "https:",
    databaseUrl,
    databaseDirectUrl: directUrlOf(env["DATABASE_DIRECT_URL"] ?? "", databaseUrl, problems),
    secretKey: secretKeyOf(env, mode, databaseUrl, problems),
    linkedin,
    organizations,
    smtp,
    signInByEmail: signInByEmailOf(
      env,
      {
        otherwise: smtp !== null && needsEmail ? "invited" : "off",
        hasMail: smtp !== null || mode === "development",
      },
      problems,
    ),
    mailFrom: mailFromOf(env, problems),
    trustedProxies: proxiesOf(env["TRUSTED_PROXY"] ?? "", problems),
    connectionsPerAddress: connectionsOf(env["CONNECTIONS_PER_ADDRESS"] ?? "", problems),
    sessions: sessionsOf(env, problems),
    logLevel: oneOf(
      "LOG_LEVEL",
      ["info", "warn", "error"],
      env["LOG_LEVEL"],
      mode === "development" ? "warn" : "info",
      problems,
    ),
    adminLoginMessages: oneOf(
      "ADMIN_LOGIN_MESSAGES",
      ["exact", "guarded"],
      env["ADMIN_LOGIN_MESSAGES"],
      "exact",
      problems,
    ),
    webhookAddresses: oneOf(
      "WEBHOOK_PRIVATE_ADDRESSES",
      ["refused", "allowed"],
      env["WEBHOOK_PRIVATE_ADDRESSES"],
      "refused",
      problems,
    ),
    metricsToken: metricsTokenOf(env["METRICS_TOKEN"] ?? "", problems),
    languages: languagesOf(env["LANGUAGES"] ?? "", problems),
  };
  checkWays(config, problems);
  checkQuotes(env, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
