import { words as list } from "#domain/list.words.ts";
import {
  addressesOfHosts,
  knownParameters,
  unknownParameters,
} from "../db/postgres/postgres-address.ts";
import type { Environment } from "./organization-settings.ts";

/** An unescaped character can end the password early; the rest would then appear in errors. */
function isReadable(postgresUrl: string): boolean {
  return addressesOfHosts(postgresUrl).every((address) => {
    // URL.parse needs a host, and `host=` may name a socket folder instead.
    const url = URL.parse(address.replace("@/", "@socket/"));
    return url !== null && !(url.pathname + url.search + url.hash).includes("@");
  });
}

function unreadable(name: string): string {
  return `${name} cannot be read. In its user name and password / is written as %2F, ? as %3F, # as %23 and @ as %40.`;
}

function checkParameters(name: string, url: string, problems: string[]): void {
  const unknown = unknownParameters(url);
  if (unknown.length > 0)
    problems.push(
      `${name} has parameters that Cairn does not know: ${unknown.join(", ")}. It knows ${knownParameters.join(", ")}.`,
    );
}

export function databaseUrlOf(text: string | undefined, problems: string[]): string {
  const url = text === undefined || text === "" ? "file:data/cairn" : text;
  if (!/^(file:.+|memory:\/\/|postgres(ql)?:\/\/.+)$/.test(url))
    problems.push("DATABASE_URL must begin with file:, memory:// or postgres://.");
  else if (url.startsWith("postgres") && !isReadable(url))
    problems.push(unreadable("DATABASE_URL"));
  else if (url.startsWith("postgres")) checkParameters("DATABASE_URL", url, problems);
  return url;
}

export function directUrlOf(text: string, databaseUrl: string, problems: string[]): string | null {
  if (text === "") return null;
  if (!/^postgres(ql)?:\/\/.+$/.test(text) || !databaseUrl.startsWith("postgres"))
    problems.push(
      "DATABASE_DIRECT_URL goes with a DATABASE_URL of PostgreSQL: both are postgres://.",
    );
  else if (!isReadable(text)) problems.push(unreadable("DATABASE_DIRECT_URL"));
  else checkParameters("DATABASE_DIRECT_URL", text, problems);
  return text;
}

/** Sample people alone, in memory: nothing of the demo is kept, or leaves the machine. */
export const demoDatabaseUrl = "memory://";

/** What would bring real people, their data or their mail. */
const notBesideDemo = /^(DATABASE_|SMTP_|LINKEDIN_|OIDC_|SIGN_IN_)/;

export function refuseBesideDemo(env: Environment, problems: string[]): void {
  const set = Object.keys(env).filter((name) => notBesideDemo.test(name) && env[name]);
  if (set.length === 0) return;
  problems.push(
    `CAIRN_MODE=demo has sample people in memory, and no mail: leave out ${list.and(set)}.`,
  );
}
