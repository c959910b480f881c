import { type Client, DatabaseError, type PoolClient } from "pg";
import { assemble } from "../assemble.ts";
import type { Answer, Apart, Bound, Connection, Connections } from "../connection.ts";
import type { Database, DatabaseOptions } from "../database.ts";
import { DatabaseUnavailable, refusal } from "../failure.ts";
import { limits as ours } from "../limits.ts";
import { ValueUnreadable } from "../values.ts";
import { ask } from "./ask.ts";
import type { ClientPool } from "./client-pool.ts";
import { hangUp } from "./hang-up.ts";
import { postgresWire } from "./postgres-wire.ts";
import { longestAnswer, noLimits, WrongSettings } from "./session-settings.ts";
import { openSessions } from "./sessions.ts";

export async function openPostgres(options: DatabaseOptions): Promise<Database> {
  const { limits = ours, direct, log } = options;
  const { pool, alone, close } = await openSessions(options);
  const longest = longestAnswer(limits);
  const connections: Connections = {
    ...pooled(pool, { named: direct === undefined, longest }),
    unlimited: (work) => dedicated(() => alone({}, noLimits), work),
    apart: () => opened(() => alone({}, { ...limits, transaction: IDLE_APART_MS }), longest),
    close,
  };
  const wire = postgresWire((more) => alone(more, noLimits), log);
  return assemble(connections, wire, limits.transaction);
}

/** So that a vanished process does not hold its snapshot. */
const IDLE_APART_MS = 60_000;

function pooled(pool: ClientPool, asked: Asked): Pick<Connections, "engine" | "held" | "once"> {
  const held: Connections["held"] = async (work) => {
    const client = await checkedOut(pool);
    const connection = new PostgresConnection(client, asked);
    try {
      return await work(connection);
    } finally {
      client.release(connection.spoiled);
    }
  };
  return {
    engine: "postgres",
    held,
    once: (name, sql, bound) => held((connection) => connection.query(name, sql, bound)),
  };
}

async function checkedOut(pool: ClientPool): Promise<PoolClient> {
  try {
    return await pool.taken();
  } catch (error) {
    throw failure(error);
  }
}

async function opened(connect: () => Promise<Client>, longest: Asked["longest"]): Promise<Apart> {
  try {
    const client = await connect();
    const connection = new PostgresConnection(client, { named: true, longest });
    return { connection, close: () => hangUp(client) };
  } catch (error) {
    throw failure(error);
  }
}

async function dedicated<T>(
  connect: () => Promise<Client>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { connection, close } = await opened(connect, null);
  try {
    return await work(connection);
  } finally {
    await close();
  }
}

interface Asked {
  /** False behind a pooler: a prepared statement belongs to one session. */
  readonly named: boolean;
  /** Milliseconds; null for no limit. */
  readonly longest: number | null;
}

type Row = Answer["rows"][number];

class PostgresConnection implements Connection {
  readonly #client: Client | PoolClient;
  readonly #asked: Asked;
  /** Lost or in an unknown state: never reuse it. */
  spoiled = false;

  constructor(client: Client | PoolClient, asked: Asked) {
    this.#client = client;
    this.#asked = asked;
  }

  async query(name: string | undefined, text: string, bound: readonly Bound[]): Promise<Answer> {
    const { named, longest } = this.#asked;
    const statement = name === undefined || !named ? { text } : { name, text };
    try {
      const query = { ...statement, values: [...bound] };
      const { rows, command, rowCount } = await ask<Row>(this.#client, query, longest);
      return { rows, command, count: rowCount ?? undefined };
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  async script(text: string): Promise<void> {
    try {
      await ask(this.#client, { text }, this.#asked.longest);
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  #noticed(error: unknown): Error {
    const known = failure(error);
    // Lasts for the session: a prepared statement whose table changed, or a host that became
    // read-only.
    const lasts =
      error instanceof DatabaseError && (error.code === "0A000" || error.code === "25006");
    if (!(error instanceof DatabaseError) || lasts) this.spoiled = true;
    return known;
  }
}

function failure(error: unknown): Error {
  if (error instanceof ValueUnreadable || error instanceof WrongSettings) return error;
  if (error instanceof DatabaseError && error.code !== undefined) {
    return refusal(error.message, error.code, error.constraint);
  }
  return new DatabaseUnavailable(`The database cannot be reached: ${wordsOf(error)}`, {
    cause: error,
  });
}

/** AggregateError (several addresses of one host) has no message of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
