/** A parameter as it goes over the wire: every engine gets text. */
export type Bound = string | null;

export interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  /** The command tag without counts: SELECT, UPDATE, COMMIT, ... */
  readonly command: string;
  /** Rows that the statement wrote or read, where its tag says so. */
  readonly count: number | undefined;
}

/** One session of PostgreSQL, in its own process or in a worker thread. */
export interface Connection {
  /** A named statement is prepared once under its name; without a name it is planned each time. */
  query(name: string | undefined, sql: string, bound: readonly Bound[]): Promise<Answer>;
  /** Several statements at once (simple protocol). */
  script(sql: string): Promise<void>;
}

/** A connection that is nobody else's until it is closed, at any moment. */
export interface Apart {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** What an engine offers. Every call may be refused with DatabaseUnavailable. */
export interface Connections {
  readonly engine: "embedded" | "postgres";
  /** One statement, on whichever connection is free. */
  once: Connection["query"];
  /** One connection, kept from the others until `work` ends. */
  held<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The same without time limits. */
  unlimited<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** One outside the pool; null where the engine has only one. */
  apart(): Promise<Apart | null>;
  close(): Promise<void>;
}
