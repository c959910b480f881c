export type Bound = string | null;

export interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  /** The command tag without counts: SELECT, UPDATE, COMMIT, ... */
  readonly command: string;
  readonly count: number | undefined;
}

export interface Connection {
  /** A named statement is prepared once; without a name it is planned each time. */
  query(name: string | undefined, sql: string, bound: readonly Bound[]): Promise<Answer>;
  script(sql: string): Promise<void>;
}

export interface Apart {
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface Connections {
  readonly engine: "embedded" | "postgres";
  once: Connection["query"];
  held<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  unlimited<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Outside the pool; null if the engine has only one connection. */
  apart(): Promise<Apart | null>;
  close(): Promise<void>;
}
