import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

export type Engine = "embedded" | "postgres";

/** A database that nobody has used. */
export interface Fresh {
  readonly url: string;
  readonly drop: () => Promise<void>;
  /** One more with what is in this one, which no server may use meanwhile. */
  readonly copy: () => Promise<Fresh>;
}

/** A new database: a folder of its own, or one more on the PostgreSQL of the run. */
export function freshDatabase(engine: Engine): Promise<Fresh> {
  return engine === "embedded" ? freshFolder() : freshPostgres();
}

async function freshFolder(from?: string): Promise<Fresh> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-e2e-"));
  // With the key and the marker that stand beside the data. The other `cp` takes ten times as long.
  if (from !== undefined) cpSync(from, folder, { recursive: true });
  return {
    url: `file:${join(folder, "data")}`,
    drop: () => rm(folder, { recursive: true, force: true }),
    copy: () => freshFolder(folder),
  };
}

async function freshPostgres(from = "template1"): Promise<Fresh> {
  const { CAIRN_TEST_POSTGRES: base } = process.env;
  if (base === undefined) throw new Error("CAIRN_TEST_POSTGRES names no PostgreSQL.");
  const name = `cairn_e2e_${randomBytes(6).toString("hex")}`;
  await told(base, `create database ${name} template ${from}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => told(base, `drop database ${name} with (force)`),
    copy: () => freshPostgres(name),
  };
}

async function told(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
