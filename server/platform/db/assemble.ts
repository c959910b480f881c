import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely } from "kysely";
import type { Answer, Connection, Connections } from "./connection.ts";
import type {
  Database,
  Maintenance,
  Queryable,
  LongReads,
  Statement,
  Transaction,
  Value,
} from "./database.ts";
import { dialect } from "./dialect.ts";
import type { Schema } from "./schema.ts";
import { StatementNames } from "./statement-names.ts";
import { type Lease, runTransaction } from "./transaction.ts";
import { encodeValue } from "./values.ts";

/** On the embedded engine such a query would deadlock. */
export class OutsideTransaction extends Error {
  override name = "OutsideTransaction";
}

export type Wire = Pick<Database, "notify" | "listen"> & { close(): Promise<void> };

export function assemble(connections: Connections, wire: Wire, limit: number): Database {
  const scopes = new AsyncLocalStorage<Lease>();
  const names = new StatementNames();

  let closing: Promise<void> | undefined;
  const within = () => {
    if (scopes.getStore()?.open === true) {
      throw new OutsideTransaction("Inside a transaction only the transaction itself may be used.");
    }
  };
  const once: Connection["query"] = (name, sql, bound) => {
    within();
    return connections.once(name, sql, bound);
  };
  const outside = new Session(names, once);

  return {
    engine: connections.engine,
    kysely: outside.kysely,
    run: (statement, params) => outside.run(statement, params),
    transaction: async (work) => {
      within();
      return runTransaction(connections, limit, (connection, lease) =>
        scopes.run(lease, () => work(new Held(names, connection, lease))),
      );
    },
    maintenance: async (work) => {
      within();
      return connections.unlimited((connection) =>
        alone(scopes, (lease) => work(maintenance(names, connection, lease))),
      );
    },
    reading: async () => {
      within();
      return (await readingApart(names, connections)) ?? new Reader(names, once, async () => {});
    },
    notify: wire.notify,
    listen: wire.listen,
    alive: () => answers(connections),
    close: () => (closing ??= wire.close().then(() => connections.close())),
  };
}

class Session implements Queryable {
  readonly #names: StatementNames;
  readonly #query: Connection["query"];
  #kysely: Kysely<Schema> | undefined;

  constructor(names: StatementNames, query: Connection["query"]) {
    this.#names = names;
    this.#query = query;
  }

  // Lazy: most transactions never use Kysely, and creating one costs as much as a statement.
  get kysely(): Kysely<Schema> {
    this.#kysely ??= new Kysely<Schema>({
      dialect: dialect(async (sql, parameters) =>
        this.#query(this.#names.ofText(sql), sql, parameters.map(encodeValue)),
      ),
    });
    return this.#kysely;
  }

  async run<T>(statement: Statement, params: readonly Value[] = []): Promise<T[]> {
    const name = this.#names.ofStatement(statement);
    return rowsOf<T>(await this.#query(name, statement.sql, params.map(encodeValue)));
  }
}

class Held extends Session implements Transaction {
  readonly transaction = true;

  constructor(names: StatementNames, connection: Connection, lease: Lease) {
    super(names, (name, sql, bound) => {
      if (!lease.open) throw new OutsideTransaction("This transaction is over.");
      return connection.query(name, sql, bound);
    });
  }
}

class Reader extends Session implements LongReads {
  readonly close: () => Promise<void>;

  constructor(names: StatementNames, query: Connection["query"], close: () => Promise<void>) {
    super(names, query);
    this.close = close;
  }
}

async function readingApart(
  names: StatementNames,
  connections: Connections,
): Promise<LongReads | null> {
  const apart = await connections.apart();
  if (apart === null) return null;
  const { connection, close } = apart;
  try {
    await connection.script("begin isolation level repeatable read read only");
  } catch (error) {
    await close();
    throw error;
  }
  return new Reader(names, (name, sql, bound) => connection.query(name, sql, bound), close);
}

async function alone<T>(
  scopes: AsyncLocalStorage<Lease>,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const lease = { open: true };
  try {
    return await scopes.run(lease, () => work(lease));
  } finally {
    lease.open = false;
  }
}

function maintenance(names: StatementNames, connection: Connection, lease: Lease): Maintenance {
  return {
    within: new Held(names, connection, lease),
    script: (sql) => connection.script(sql),
    query: async <T>(sql: string, params: readonly Value[] = []) =>
      rowsOf<T>(await connection.query(undefined, sql, params.map(encodeValue))),
  };
}

function rowsOf<T>(answer: Answer): T[] {
  return answer.rows as unknown as T[];
}

async function answers(connections: Connections): Promise<boolean> {
  try {
    await connections.once("alive", "select 1", []);
    return true;
  } catch {
    // Readiness: every failure means no.
    return false;
  }
}
