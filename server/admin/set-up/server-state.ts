import type { Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { isKeyBeside } from "#server/platform/secret-key.ts";
import { network } from "#domain/network.ts";
import { ownAddresses } from "#domain/named-providers.ts";
import { organizationNames } from "#server/platform/organization-settings.ts";
import { isLoopback, type Config } from "#server/platform/config.ts";
import type { SenderRefusal } from "#server/platform/mail/sender-refusals.ts";
import { typedCommand } from "#server/platform/typed-command.ts";

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

interface SignInWay {
  readonly settings: readonly string[];
  readonly name: (config: Config) => string | null;
  readonly callbackPath: string;
}

const signInWays: readonly SignInWay[] = [
  {
    settings: ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    name: ({ linkedin }) => (linkedin === null ? null : network.name),
    callbackPath: network.callbackPath,
  },
  {
    settings: organizationNames,
    name: ({ organization }) => organization?.name ?? null,
    callbackPath: ownAddresses.organization.callbackPath,
  },
];

/** More clock skew ends sign-ins and sends mail at the wrong hour. */
const CLOCK_MOST_MS = 5_000;

type Found = Omit<Check, "name" | "settings">;

const set = (says: string): Found => ({ state: "set", says, todo: null });
const look = (says: string, todo: string): Found => ({ state: "look", says, todo });
const missing = (says: string, todo: string): Found => ({ state: "missing", says, todo });

function reach({ publicUrl, https }: Config): Found {
  const { origin } = publicUrl;
  if (https) return set(`People come to ${origin}.`);
  const seen = isLoopback(publicUrl.hostname)
    ? "this machine alone reaches it"
    : "what is sent can be read on the way";
  return look(
    `People come to ${origin}, and ${seen}.`,
    "Set it to the https address that people type, and let a proxy stand before Cairn.",
  );
}

function signIn(config: Config): Found {
  const { origin } = config.publicUrl;
  const ways = signInWays.flatMap(({ name, callbackPath }) => {
    const known = name(config);
    return known === null ? [] : [{ known, address: `${origin}${callbackPath}` }];
  });
  if (ways.length === 0)
    return missing(
      "Whoever reaches this server signs in as anybody: it plays the provider itself.",
      "Set the credentials of a provider, as docs/operating.md tells step by step.",
    );
  const registered = ways.map(({ known, address }) => `at ${known} ${address}`).join(", ");
  return look(
    `People sign in with ${ways.map(({ known }) => known).join(" and ")}.`,
    `The address to register is ${registered}. Sign in once yourself.`,
  );
}

function mail({ smtp, mailFrom }: Config, { senderRefusal }: Facts): Found {
  if (smtp === null)
    return missing(
      "Mail stays on this machine.",
      "Set the mail server and the address that mail comes from.",
    );
  if (senderRefusal !== null)
    return look(
      `${smtp.host} refuses mail from ${mailFrom.address}. It said: ${senderRefusal.reason}`,
      "Look at the account, its limits and the address that it may send from, at SPF and DKIM. Mail is tried again for two days.",
    );
  return look(
    `Mail leaves by ${smtp.host} as ${mailFrom.address}.`,
    "Send a test mail, and look where it arrives.",
  );
}

function proxy({ trustedProxies: { names }, https }: Config): Found {
  if (names.length > 0) return set(`Client addresses reported by ${names.join(", ")} are trusted.`);
  const says = "No proxy is believed when it says who asks.";
  if (!https) return set(says);
  return look(
    `${says} Behind one, all people share the limits of one address.`,
    "Set the address that the proxy connects from, such as 127.0.0.1.",
  );
}

function database({ databaseUrl }: Config): Found {
  if (databaseUrl.startsWith("postgres")) return set("PostgreSQL.");
  if (databaseUrl === "memory://")
    return missing(
      "It is in memory, and ends with the server.",
      "Set the address of a PostgreSQL, or a folder.",
    );
  return look(
    "Embedded, in a folder of this machine: one process, some hundred megabytes.",
    "For more people, or several processes, set the address of a PostgreSQL; a backup of this one goes into it.",
  );
}

function secretKey({ keyIsBeside }: Facts): Found {
  if (!keyIsBeside) return set("Given to the server.");
  return look(
    "In a file beside the database's folder.",
    "Keep a copy of that file, and not with the backups.",
  );
}

function time({ clockAheadMs }: Facts): Found {
  const seconds = Math.round(Math.abs(clockAheadMs) / 1_000);
  if (Math.abs(clockAheadMs) <= CLOCK_MOST_MS)
    return set("This machine and the database agree on the time.");
  const way = clockAheadMs > 0 ? "ahead of" : "behind";
  return look(
    `This machine is ${seconds} seconds ${way} the database.`,
    "Let both follow a time server (NTP).",
  );
}

function backups(): Found {
  const [make, check] = [typedCommand("backup", "FILE"), typedCommand("restore", "FILE --check")];
  return look(
    "Cairn cannot see whether you make any.",
    `Run '${make}' each night, keep the file on another machine, and try it with '${check}'.`,
  );
}

/** Most important first (product 32.6). */
export function serverChecks(config: Config, facts: Facts): readonly Check[] {
  const signInSettings = signInWays.flatMap(({ settings }) => settings);
  return [
    { name: "Address", settings: ["PUBLIC_URL"], ...reach(config) },
    { name: "Sign-in", settings: signInSettings, ...signIn(config) },
    { name: "Mail", settings: ["SMTP_URL", "MAIL_FROM"], ...mail(config, facts) },
    { name: "Proxy", settings: ["TRUSTED_PROXY"], ...proxy(config) },
    { name: "Database", settings: ["DATABASE_URL"], ...database(config) },
    { name: "Secret key", settings: ["SECRET_KEY"], ...secretKey(facts) },
    { name: "Time", settings: [], ...time(facts) },
    { name: "Backups", settings: [], ...backups() },
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
