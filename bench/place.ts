import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Database } from "#server/platform/db/database.ts";

/** A temporary place for databases and files. */
export interface Place {
  file(name: string): string;
  embedded(): Promise<string>;
  postgres(): Promise<string>;
  clear(): Promise<void>;
}

/** `postgresUrl`: a database on the PostgreSQL in which others are made. */
export async function openPlace(postgresUrl: string | undefined): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-operator-"));
  const made: string[] = [];
  const name = () => `cairn_backup_${randomBytes(5).toString("hex")}`;
  const administer = (sql: string) =>
    withDatabase(postgresUrl ?? "", (db) => db.maintenance((connection) => connection.script(sql)));
  return {
    file: (leaf) => join(folder, leaf),
    embedded: async () => `file:${join(folder, name())}`,
    postgres: async () => {
      const database = name();
      await administer(`create database ${database}`);
      made.push(database);
      return (postgresUrl ?? "").replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`);
    },
    clear: async () => {
      for (const database of made) await administer(`drop database ${database} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function inFreshFolder<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-bench-"));
  try {
    return await work(`file:${join(folder, "cairn")}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** No server may have it open. A new embedded folder is made from `template`. */
export async function withDatabase<T>(
  url: string,
  work: (db: Database) => Promise<T>,
  template?: string,
): Promise<T> {
  const db = await openDatabase({ url, log: () => {}, ...(template && { template }) });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
