import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Answer } from "./connection.ts";

type Execute = (sql: string, parameters: readonly unknown[]) => Promise<Answer>;

export function dialect(execute: Execute): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver(execute),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driver(execute: Execute): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) =>
      result<R>(await execute(query.sql, query.parameters)),
    streamQuery: () => refuse("Streaming is not offered."),
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async () => refuse("Use Database.transaction."),
    commitTransaction: async () => refuse("Use Database.transaction."),
    rollbackTransaction: async () => refuse("Use Database.transaction."),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

const writing = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function result<R>({ rows, command, count }: Answer): QueryResult<R> {
  const typed = rows as unknown as R[];
  if (count === undefined || !writing.has(command)) return { rows: typed };
  return { rows: typed, numAffectedRows: BigInt(count) };
}

function refuse(text: string): never {
  throw new TypeError(text);
}
