import type { Client } from "pg";
import { DatabaseUnavailable } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { ask } from "./ask.ts";

type Asked = Pick<Client, "query">;
type Settings = Readonly<Record<string, string>>;

const always: Settings = {
  client_encoding: "UTF8",
  TimeZone: "UTC",
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  bytea_output: "hex",
  extra_float_digits: "1",
  standard_conforming_strings: "on",
  array_nulls: "on",
  // A statement that waited for a row must see its new values.
  default_transaction_isolation: "read committed",
  // JIT compiled a 1 ms search for 50 ms at each execution.
  // Incremental sort reads a long timeline whole, from an index with the same prefix.
  jit: "off",
  enable_incremental_sort: "off",
};

/** Limits that would end our sessions. The last one is new in PostgreSQL 17. */
const unlimited: Settings = { idle_session_timeout: "0", transaction_timeout: "0" };

/** Milliseconds; 0 is no limit. */
export interface TimeLimits {
  readonly statement: number;
  readonly lock: number;
  readonly transaction: number;
}

export const noLimits: TimeLimits = { statement: 0, lock: 0, transaction: 0 };

/** Milliseconds. Longer than the server's own limit: for a server that no longer answers. */
export function longestAnswer(limits: Limits): number {
  return limits.statement + 500;
}

export function sessionSettings({ statement, lock, transaction }: TimeLimits): Settings {
  return {
    ...always,
    statement_timeout: String(statement),
    lock_timeout: String(lock),
    idle_in_transaction_session_timeout: String(transaction),
  };
}

/** By a statement: poolers refuse or ignore start parameters. */
export async function setSession(
  client: Asked,
  settings: Settings,
  longest: number | null,
): Promise<void> {
  const query = {
    text: `select set_config(w.name, w.value, false) from unnest($1::text[], $2::text[]) as w (name, value)
      where current_setting(w.name, true) is not null`,
    values: columnsOf({ ...settings, ...unlimited }),
  };
  await ask(client, query, longest);
}

function columnsOf(settings: Settings): [names: string[], values: string[]] {
  return [Object.keys(settings), Object.values(settings)];
}

/** Values would be read wrongly, or statements would have no time limit. */
export class WrongSettings extends DatabaseUnavailable {
  override name = "WrongSettings";
}

interface Wrong {
  readonly role: string;
  readonly database: string;
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

export async function checkSettings(
  client: Asked,
  settings: Settings,
  longest: number,
): Promise<void> {
  const query = {
    text: `select quote_ident(session_user) as role, quote_ident(current_database()) as database, w.name, w.value, s.source
      from unnest($1::text[], $2::text[]) as w (name, value) join pg_settings s on s.name = w.name
      where replace(s.setting, ' ', '') <> replace(w.value, ' ', '') order by w.name`,
    values: columnsOf(settings),
  };
  const { rows } = await ask<Wrong>(client, query, longest);
  if (rows.length > 0) throw new WrongSettings(mending(rows));
}

/** Sources that override a role's settings: set by the pooler, or for its previous client. */
const byPooler = new Set(["client", "session"]);

function mending(rows: readonly Wrong[]): string {
  const lines = rows.filter(({ source }) => !byPooler.has(source)).map(lineFor);
  const names = rows.filter(({ source }) => byPooler.has(source)).map(({ name }) => name);
  return [
    "A pooler takes no settings of a session, so the role of DATABASE_URL has to have them.",
    ...(names.length === 0
      ? []
      : [`The pooler itself sets ${names.join(", ")}: remove that from its configuration.`]),
    ...(lines.length === 0 ? [] : [`Run, and let the pooler connect anew: ${lines.join(" ")}`]),
  ].join(" ");
}

function lineFor({ role, database, name, value, source }: Wrong): string {
  const where = source === "database user" ? ` in database ${database}` : "";
  const text = name === "search_path" ? value : `'${value}'`;
  return `alter role ${role}${where} set ${name} = ${text};`;
}

export async function checkOptions(client: Asked, options: string, longest: number): Promise<void> {
  const names = [...options.matchAll(/(?:-c\s*|--)([\w.-]+)=/g)].map(([, name = ""]) =>
    name.toLowerCase().replaceAll("-", "_"),
  );
  if (names.length === 0) return;
  const query = {
    text: "select name from pg_settings where lower(name) = any($1) and source <> 'client' order by name",
    values: [names],
  };
  const { rows } = await ask<{ name: string }>(client, query, longest);
  if (rows.length === 0) return;
  throw new WrongSettings(
    `A pooler ignores ${rows.map(({ name }) => name).join(", ")} in the options of DATABASE_URL: leave them out, and give them to its role (alter role ... set ...).`,
  );
}

export async function readSearchPath(client: Asked, longest: number): Promise<string> {
  const query = { text: "select current_setting('search_path') as path" };
  const { rows } = await ask<{ path: string }>(client, query, longest);
  return rows[0]?.path ?? "";
}
