import type { Kysely } from "kysely";
import type { Limits } from "./limits.ts";
import type { Schema } from "./schema.ts";

/** The name must be unique: the statement is prepared under it. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
}

/**
 * A Date is an instant, an array a PostgreSQL array, any other object JSON.
 * An array meant as JSON is bound as `JSON.stringify(it)`; `undefined` is refused.
 */
export type Value = string | number | bigint | boolean | null | object;

export interface Queryable {
  readonly kysely: Kysely<Schema>;
  run<T>(statement: Statement, params?: readonly Value[]): Promise<T[]>;
}

export interface Transaction extends Queryable {
  readonly transaction: true;
}

/** Outside the pool, without time limits: migrations, backup, restore. */
export interface Maintenance {
  script(sql: string): Promise<void>;
  query<T>(sql: string, params?: readonly Value[]): Promise<T[]>;
  /** For store functions between an own `begin` and `commit` on this connection. */
  readonly within: Transaction;
}

export interface LongReads extends Queryable {
  close(): Promise<void>;
}

export interface Database extends Queryable {
  readonly engine: "embedded" | "postgres";
  /** `work` may run again after a serialization failure. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  maintenance<T>(work: (connection: Maintenance) => Promise<T>): Promise<T>;
  /**
   * PostgreSQL: one snapshot on a connection outside the pool.
   * Embedded: each statement takes its turn and sees its own moment.
   */
  reading(): Promise<LongReads>;
  /** Best effort. Nobody listens on the embedded engine. */
  notify(channel: string, payload: string): void;
  /** `missed` is called after a reconnect: notifications in between are lost. */
  listen(
    channel: string,
    receive: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  alive(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** file:PATH, memory:// or postgres://..., with one host or several. */
  readonly url: string;
  /** PostgreSQL itself, if `url` points to a pooler in transaction mode. */
  readonly direct?: string | undefined;
  readonly log: (line: string, error?: Error) => void;
  /** The process should end and restart. */
  readonly onFatal?: (error: Error) => void;
  readonly poolSize?: number;
  readonly limits?: Limits;
  readonly template?: string;
  /** Milliseconds between CHECKPOINT and VACUUM ANALYZE runs of the embedded engine. */
  readonly upkeepEvery?: number;
}

export async function engineOf(
  url: string,
): Promise<(options: DatabaseOptions) => Promise<Database>> {
  if (/^postgres(ql)?:/.test(url)) return (await import("./postgres/postgres.ts")).openPostgres;
  return (await import("./embedded/embedded.ts")).openEmbedded;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const open = await engineOf(options.url);
  return open(options);
}
