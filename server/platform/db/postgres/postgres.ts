import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient } from "pg";
import { assemble } from "../assemble.ts";
import type { Answer, Apart, Bound, Connection, Connections } from "../connection.ts";
import type { Database, DatabaseOptions } from "../database.ts";
import { decoderOf, ValueUnreadable } from "../decode.ts";
import { DatabaseUnavailable, refusal, SqlError } from "../failure.ts";
import { type Limits, limits as ours } from "../limits.ts";
import { hangUp } from "./hang-up.ts";
import { postgresAddress } from "./postgres-address.ts";
import { postgresWire } from "./postgres-wire.ts";

/** PostgreSQL by its protocol, with a pool of connections. */
export async function openPostgres(options: DatabaseOptions): Promise<Database> {
  const { limits = ours } = options;
  const config = clientConfig(options.url, limits);
  const connections = pooled(config, options, limits);
  return assemble(connections, postgresWire(config, options.log), limits.transaction);
}

const SETTINGS =
  "-c timezone=UTC -c datestyle=ISO,YMD -c intervalstyle=postgres -c bytea_output=hex";

/** A process that has died without a word holds what it read for no longer. */
const IDLE_APART_MS = 60_000;

function clientConfig(url: string, limits: Limits): ClientConfig {
  return {
    ...postgresAddress(url),
    application_name: "cairn",
    keepAlive: true,
    connectionTimeoutMillis: limits.wait,
    // PostgreSQL otherwise compiles, at each execution, what it takes for expensive: 50 ms for a search of 1 ms. And it
    // reads a long timeline whole, to sort it from another index that begins alike.
    options: `${SETTINGS} -c jit=off -c enable_incremental_sort=off`,
    types: { getTypeParser: (type: number) => decoderOf(type) ?? asText },
  };
}

const asText = (text: string) => text;

function pooled(
  config: ClientConfig,
  { log, poolSize = 10 }: DatabaseOptions,
  limits: Limits,
): Connections {
  const limited = {
    ...config,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.transaction,
    // The server's own limit comes first; this one is for a server that no longer answers at all.
    query_timeout: limits.statement + 500,
  };
  const pool = new Pool({ ...limited, max: poolSize });
  // Without a listener a lost connection ends the process, whether it is idle or in use.
  const lost = (error: Error) => log("A database connection was lost.", error);
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", ignored));

  const held: Connections["held"] = async (work) => {
    const client = await checkedOut(pool);
    const connection = new PostgresConnection(client);
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
    unlimited: (work) => dedicated(config, work),
    // Who reads apart pauses between statements for as long as their own reader does.
    apart: () => opened({ ...limited, idle_in_transaction_session_timeout: IDLE_APART_MS }),
    close: () => pool.end(),
  };
}

/** The query that was running is told of the loss by itself. */
function ignored(): void {}

async function checkedOut(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw failure(error);
  }
}

async function opened(config: ClientConfig): Promise<Apart> {
  const client = new Client(config);
  client.on("error", ignored);
  try {
    await client.connect();
  } catch (error) {
    throw failure(error);
  }
  return { connection: new PostgresConnection(client), close: () => hangUp(client) };
}

async function dedicated<T>(
  config: ClientConfig,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { connection, close } = await opened(config);
  try {
    return await work(connection);
  } finally {
    await close();
  }
}

class PostgresConnection implements Connection {
  readonly #client: Client | PoolClient;
  /** Nobody else may have this connection: it is lost, or its state is unknown. */
  spoiled = false;

  constructor(client: Client | PoolClient) {
    this.#client = client;
  }

  async query(name: string | undefined, text: string, bound: readonly Bound[]): Promise<Answer> {
    const config = name === undefined ? { text } : { name, text };
    try {
      const { rows, command, rowCount } = await this.#client.query({
        ...config,
        values: [...bound],
      });
      return { rows, command, count: rowCount ?? undefined };
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  async script(sql: string): Promise<void> {
    try {
      await this.#client.query(sql);
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  #noticed(error: unknown): Error {
    const known = failure(error);
    const replan = known instanceof SqlError && known.code === "0A000";
    // A prepared statement whose table has changed fails for as long as its session lives.
    if (!(error instanceof DatabaseError) || replan) this.spoiled = true;
    return known;
  }
}

/** Whatever PostgreSQL did not say itself was said by the connection. */
function failure(error: unknown): Error {
  if (error instanceof ValueUnreadable) return error;
  if (error instanceof DatabaseError && error.code !== undefined) {
    return refusal(error.message, error.code, error.constraint);
  }
  return new DatabaseUnavailable(`The database cannot be reached: ${wordsOf(error)}`, {
    cause: error,
  });
}

/** Several addresses of one host fail together, in an error that has no words of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
