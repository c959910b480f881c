import type { Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { isKeyBeside } from "#server/platform/secret-key.ts";
import { addressesOf } from "#domain/named-providers.ts";
import { organizationNames } from "#server/platform/config/organization-settings.ts";
import { isLoopback, type Config } from "#server/platform/config/config.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import type { SenderRefusal } from "#server/platform/mail/sender-refusals.ts";
import { configuredProviders } from "#server/platform/sign-in-network.ts";
import { typedCommand } from "#server/platform/typed-command.ts";
import { words } from "./server-state.words.ts";

/** `look`: works, but may not be intended; `missing`: a feature is off. */
export type CheckState = "set" | "look" | "missing";

/** Holds no secret (product 32.6). */
export interface Check {
  readonly name: string;
  readonly settings: readonly string[];
  readonly state: CheckState;
  readonly says: string;
  readonly todo: string | null;
}

export interface Facts {
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly clockAheadMs: number;
  /** The key was generated next to the embedded database. */
  readonly keyIsBeside: boolean;
  /** Why the mail server refuses every mail; null if it does not. */
  readonly senderRefusal: SenderRefusal | null;
}

/** More clock skew ends sign-ins and sends mail at the wrong hour. */
const CLOCK_MOST_MS = 5_000;

type Found = Omit<Check, "name" | "settings">;

const set = (says: string): Found => ({ state: "set", says, todo: null });
const look = (says: string, todo: string): Found => ({ state: "look", says, todo });
const missing = (says: string, todo: string): Found => ({ state: "missing", says, todo });

function reach({ publicUrl, https }: Config): Found {
  const { origin } = publicUrl;
  if (https) return set(words.peopleCome(origin));
  const says = isLoopback(publicUrl.hostname) ? words.comeFromHere : words.comeUnencrypted;
  return look(says(origin), words.setHttps);
}

function signIn(config: Config): Found {
  const { origin } = config.publicUrl;
  const known = configuredProviders(config).filter(({ issuer }) => issuer !== null);
  const { signInByEmail, publicUrl, mode } = config;
  const says = words.providers([
    ...known.map(({ name }) => name),
    ...(signInByEmail.who === "off" ? [] : [words.byEmail[signInByEmail.who]]),
    ...(relyingParty(publicUrl) !== null ? [words.byPasskey] : []),
  ]);
  if (known.length === 0)
    return mode === "development" ? missing(words.anybody, words.setProvider) : set(says);
  return look(
    says,
    words.toRegister(
      known.map(({ way, name }) =>
        words.registered(name, `${origin}${addressesOf(way).callbackPath}`),
      ),
    ),
  );
}

function mail({ smtp, mailFrom }: Config, { senderRefusal }: Facts): Found {
  if (smtp === null) return missing(words.noMail, words.setMail);
  const [host, from] = [smtp.host, mailFrom.address];
  return senderRefusal === null
    ? look(words.mailLeaves(host, from), words.sendTestMail)
    : look(words.mailRefused(host, from, senderRefusal.reason), words.lookAtAccount);
}

function proxy({ trustedProxies: { names }, https }: Config): Found {
  if (names.length > 0) return set(words.trusted(names));
  return https ? look(words.noProxyBehindOne, words.setProxy) : set(words.noProxy);
}

function database({ databaseUrl }: Config): Found {
  if (databaseUrl.startsWith("postgres")) return set(words.postgres);
  return databaseUrl === "memory://"
    ? missing(words.inMemory, words.setDatabase)
    : look(words.embedded, words.forMore);
}

function secretKey({ keyIsBeside }: Facts): Found {
  return keyIsBeside ? look(words.keyInFile, words.keepKey) : set(words.keyGiven);
}

function time({ clockAheadMs }: Facts): Found {
  const seconds = Math.round(Math.abs(clockAheadMs) / 1_000);
  if (Math.abs(clockAheadMs) <= CLOCK_MOST_MS) return set(words.sameTime);
  const says = clockAheadMs > 0 ? words.ahead : words.behind;
  return look(says(seconds), words.followTimeServer);
}

function backups(): Found {
  const [make, check] = [typedCommand("backup", "FILE"), typedCommand("restore", "FILE --check")];
  return look(words.backupsUnknown, words.makeBackups(make, check));
}

/** Most important first (product 32.6). */
export function serverChecks(config: Config, facts: Facts): readonly Check[] {
  const named = new Set(["organization" as const, ...config.organizations.map(({ way }) => way)]);
  const signInSettings = [
    "LINKEDIN_CLIENT_ID",
    "LINKEDIN_CLIENT_SECRET",
    ...[...named].flatMap(organizationNames),
  ];
  return [
    { name: words.address, settings: ["PUBLIC_URL"], ...reach(config) },
    { name: words.signIn, settings: signInSettings, ...signIn(config) },
    { name: words.mail, settings: ["SMTP_URL", "MAIL_FROM"], ...mail(config, facts) },
    { name: words.proxy, settings: ["TRUSTED_PROXY"], ...proxy(config) },
    { name: words.database, settings: ["DATABASE_URL"], ...database(config) },
    { name: words.secretKey, settings: ["SECRET_KEY"], ...secretKey(facts) },
    { name: words.time, settings: [], ...time(facts) },
    { name: words.backups, settings: [], ...backups() },
  ];
}

const databaseNow: Statement = { name: "database_now", sql: "select database_now() as now" };

export async function readFacts({
  db,
  config,
  clock,
  senderRefusals,
}: Pick<Deps, "db" | "config" | "clock" | "senderRefusals">): Promise<Facts> {
  const began = clock();
  const [row] = await db.run<{ now: number }>(databaseNow);
  const clockAheadMs = (began + clock()) / 2 - (row?.now ?? began);
  return { clockAheadMs, keyIsBeside: isKeyBeside(config), senderRefusal: senderRefusals.latest };
}
