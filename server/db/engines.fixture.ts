import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, type DatabaseOptions, openDatabase, type Value } from "./database.ts";
import { encoded } from "./encode.ts";
import { type Engine, Stock } from "./engine-stock.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { type Limits, limits } from "./limits.ts";
import { type Migration, migrate, migrateWithin } from "./migrate.ts";
import { migrations as all } from "./migrations/all.ts";
import type { PgliteThread } from "./pglite-thread.ts";
import { makeTemplate } from "./template.ts";

/** A database without rows. One that a test opens is closed, or emptied for the next test, when the test ends. */
export type Open = () => Promise<Database>;

type Suite = (open: Open) => void;

const postgresUrl = process.env["CAIRN_TEST_POSTGRES"];
const log: DatabaseOptions["log"] = () => {};

/** Ten times the product's: what a busy machine holds up is no failure. Tests of the limits ask for the product's. */
export const patience: Limits = {
  statement: 10 * limits.statement,
  lock: 10 * limits.lock,
  wait: 10 * limits.wait,
  transaction: 10 * limits.transaction,
  stuck: 10 * limits.stuck,
};

/** Runs a suite on the embedded engine and on PostgreSQL. `migrations` are those that its databases have run. */
export function describeOnEngines(
  title: string,
  suite: Suite,
  migrations: readonly Migration[] = all,
): void {
  const archive = migrations === all ? migratedTemplate : template;
  describeOn(embedded(archive), title, suite, migrations);
  if (postgresUrl !== undefined)
    describeOn(postgres(postgresUrl, migrations === all), title, suite, migrations);
  else withoutPostgres(`${title} on PostgreSQL`);
}

/** Runs a suite on PostgreSQL alone, for what only it has. Its databases all open the same tables. */
export function describeOnPostgres(
  title: string,
  suite: (open: (more?: Partial<DatabaseOptions>) => Promise<Database>) => void,
): void {
  if (postgresUrl === undefined) return withoutPostgres(`${title} on PostgreSQL`);
  const engine = postgres(postgresUrl, false);
  describe(`${title} on PostgreSQL`, () => {
    let made: Awaited<ReturnType<Engine["create"]>>;
    const opened: Database[] = [];
    beforeAll(async () => void (made = await engine.create()));
    afterEach(async () => void (await Promise.all(opened.splice(0).map((db) => db.close()))));
    afterAll(() => made.drop());
    suite(async (more = {}) => {
      const db = await openDatabase({ ...made.options, ...more });
      opened.push(db);
      return db;
    });
  });
}

function withoutPostgres(title: string): void {
  // In CI nothing may be skipped.
  describe.skipIf(process.env["CI"] !== "true")(`${title} (CAIRN_TEST_POSTGRES is not set)`, () => {
    it("has a server to run on", () => {
      expect(postgresUrl).toBeDefined();
    });
  });
}

function describeOn(
  engine: Engine,
  title: string,
  suite: Suite,
  migrations: readonly Migration[],
): void {
  describe(`${title} on ${engine.name}`, () => {
    const stock = new Stock(engine, migrations);
    beforeEach(() => stock.testBegins());
    afterEach(() => stock.testEnds());
    afterAll(() => stock.clear());
    suite(() => stock.take());
  });
}

function embedded(archive: () => Promise<string>): Engine {
  return {
    name: "the embedded engine",
    create: async () => ({
      options: { url: "memory://", log, limits: patience, template: await archive() },
      drop: async () => {},
    }),
  };
}

function postgres(url: string, migratedAlready: boolean): Engine {
  return {
    name: "PostgreSQL",
    create: async () => {
      const name = `cairn_test_${randomBytes(6).toString("hex")}`;
      const source = migratedAlready ? await migratedDatabase(url) : "template1";
      const run = (sql: string) => administered(url, (client) => client.query(sql));
      await run(`create database ${name} template ${source}`);
      return {
        options: { url: addressOf(url, name), log, limits: patience },
        drop: async () => void (await run(`drop database ${name} with (force)`)),
      };
    },
  };
}

function addressOf(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`);
}

async function administered<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let migrated: Promise<string> | undefined;

/** A database with all tables, to copy: made by whichever process asks first, with no connection to it afterwards. */
function migratedDatabase(url: string): Promise<string> {
  const name = `cairn_template_${schema}`;
  return (migrated ??= administered(url, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const known = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (known.rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      const db = await openDatabase({ url: addressOf(url, unfinished), log, limits: patience });
      await migrate(db, all);
      await db.close();
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
    return name;
  }));
}

const root = new URL("../../", import.meta.url);
const pglite = new URL("node_modules/@electric-sql/pglite/package.json", root);
const { version } = JSON.parse(readFileSync(pglite, "utf8")) as { version: string };
const cache = (name: string) =>
  fileURLToPath(new URL(`.cache/pglite-${version}${name}.tar.gz`, root));
const schema = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 12);

/** A cluster to start from. */
export function template(): Promise<string> {
  return madeOnce(cache(""), makeTemplate);
}

/** A cluster with all tables: the migrations themselves have tests of their own. */
export function migratedTemplate(): Promise<string> {
  return madeOnce(cache(`-${schema}`), (file) => makeTemplate(file, withTables));
}

async function withTables(thread: PgliteThread): Promise<void> {
  const query = async <T>(sql: string, params: readonly Value[] = []) =>
    (await thread.query(undefined, sql, params.map(encoded))).rows as unknown as T[];
  await migrateWithin({ script: (sql) => thread.script(sql), query }, all);
  await thread.script("checkpoint");
}

/** By whichever test file needs it first. */
async function madeOnce(file: string, make: (file: string) => Promise<void>): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  while (!existsSync(file)) {
    try {
      const { release } = lockFolder(file);
      if (!existsSync(file)) await make(file);
      release();
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await pause(100);
    }
  }
  return file;
}
