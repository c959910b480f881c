import type { Kysely } from "kysely";
import type { Limits } from "./limits.ts";
import type { Schema } from "./schema.ts";

/** Hand-written SQL of a hot path. Prepared under its name, which is unique in the product. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
}

/**
 * What may be bound to `$1`. A Date is an instant, an array a PostgreSQL array, any other object JSON
 * (an array meant as JSON is bound as `JSON.stringify(it)`). `undefined` is refused: it is always a mistake.
 */
export type Value = string | number | bigint | boolean | null | object;

/** What a store function takes: the database itself, or the transaction that it was given. */
export interface Queryable {
  readonly kysely: Kysely<Schema>;
  run<T>(statement: Statement, params?: readonly Value[]): Promise<T[]>;
}

/** One transaction. It dies with the `work` that it was given to. */
export interface Transaction extends Queryable {
  readonly transaction: true;
}

/** A connection without time limits, outside the pool: migrations, backup, restore. */
export interface Maintenance {
  /** Several statements at once, without parameters. */
  script(sql: string): Promise<void>;
  query<T>(sql: string, params?: readonly Value[]): Promise<T[]>;
  /** What store functions take, for work between a `begin` and a `commit` of one's own on this connection. */
  readonly within: Transaction;
}

/** Reads that take long, apart from everybody's requests. */
export interface Reading extends Queryable {
  /** At any moment; what is being read then is refused. */
  close(): Promise<void>;
}

export interface Database extends Queryable {
  readonly engine: "embedded" | "postgres";
  /** Commits what `work` did, or nothing when it throws. `work` may run again after a serialization failure. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  maintenance<T>(work: (connection: Maintenance) => Promise<T>): Promise<T>;
  /**
   * On PostgreSQL a connection outside the pool, which reads everything as it is at its first statement. The embedded
   * engine has one connection: there each statement takes its turn among the others, and sees its own moment.
   */
  reading(): Promise<Reading>;
  /** Sends to other processes, a little later and without a promise. Nobody listens on the embedded engine. */
  notify(channel: string, payload: string): void;
  /** `missed` is called after a lost connection came back: what was sent meanwhile is gone. */
  listen(
    channel: string,
    receive: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  alive(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** file:PATH (a folder of our own), memory:// or postgres://..., of one host or several. */
  readonly url: string;
  /** PostgreSQL itself, where `url` leads to a pooler in transaction mode: for what needs a session of its own. */
  readonly direct?: string | undefined;
  /** One line about trouble that is in no request's answer. */
  readonly log: (line: string, error?: Error) => void;
  /** The embedded engine is gone for good: the process should end and start again. */
  readonly onFatal?: (error: Error) => void;
  /** The largest number of connections to PostgreSQL. */
  readonly poolSize?: number;
  /** In place of the product's own limits of time. */
  readonly limits?: Limits;
  /** A cluster made by `makeTemplate`, from which a new embedded database is unpacked. Without it initdb runs. */
  readonly template?: string;
  /** Milliseconds between two times of upkeep (CHECKPOINT, VACUUM ANALYZE) of the embedded engine. */
  readonly upkeepEvery?: number;
}

/** Loads the engine of an address, and no other: calling what it answers begins to open the database at once. */
export async function engineOf(
  url: string,
): Promise<(options: DatabaseOptions) => Promise<Database>> {
  if (/^postgres(ql)?:/.test(url)) return (await import("./postgres/postgres.ts")).openPostgres;
  return (await import("./embedded/embedded.ts")).openEmbedded;
}

/** Opens the database that the address names. It is not migrated yet. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const open = await engineOf(options.url);
  return open(options);
}
