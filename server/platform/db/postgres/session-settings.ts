import type { Client, ClientConfig } from "pg";
import type { Limits } from "../limits.ts";
import { ask } from "./ask.ts";

/** What a session has to be set to, by the names that PostgreSQL shows. */
const always = {
  // Values are read as these write them.
  TimeZone: "UTC",
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  bytea_output: "hex",
  // PostgreSQL otherwise compiles, at each execution, what it takes for expensive: 50 ms for a search of 1 ms. And it
  // reads a long timeline whole, to sort it from another index that begins alike.
  jit: "off",
  enable_incremental_sort: "off",
};

/** Milliseconds. */
export function timeLimits(limits: Limits) {
  return {
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.transaction,
  };
}

/** Milliseconds. The server's own limit comes first; this one is for a server that no longer answers at all. */
export function longestAnswer(limits: Limits): number {
  return limits.statement + 500;
}

/** Sets a session as it is opened, but for the limits of time. */
export const startOptions: Pick<ClientConfig, "options"> = {
  options: Object.entries(always)
    .map(([name, value]) => `-c ${name}=${value.replace(" ", "")}`)
    .join(" "),
};

/** What a pooler hands on is not set as it has to be: days and instants would be read wrongly, and nothing would end what takes too long. */
export class WrongSettings extends Error {
  override name = "WrongSettings";
}

/** A pooler in transaction mode takes no settings: its role has them. Throws WrongSettings, with what to run, where it has not. */
export async function checkSettings(client: Pick<Client, "query">, limits: Limits): Promise<void> {
  const wanted = Object.entries({ ...always, ...timeLimits(limits) }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const query = {
    text: `select quote_ident(current_user) as role, w.name, w.value
      from unnest($1::text[], $2::text[]) as w (name, value) join pg_settings s on s.name = w.name
      where s.setting <> w.value order by w.name`,
    values: [wanted.map(([name]) => name), wanted.map(([, value]) => value)],
  };
  const { rows } = await ask<{ role: string; name: string; value: string }>(
    client,
    query,
    longestAnswer(limits),
  );
  if (rows.length === 0) return;
  const lines = rows.map(({ role, name, value }) => `alter role ${role} set ${name} = '${value}';`);
  throw new WrongSettings(
    `A pooler takes no settings of a session, so the role of DATABASE_URL has to have them. Run, and let the pooler connect anew: ${lines.join(" ")}`,
  );
}
