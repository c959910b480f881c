import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client, escapeIdentifier } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "./database.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { type Migration, migrate } from "./migrate.ts";
import { migrations as all } from "./migrations/all.ts";
import { makeTemplate } from "./template.ts";

/** A database without rows. One that a test opens is closed, or emptied for the next test, when the test ends. */
export type Open = () => Promise<Database>;

type Suite = (open: Open) => void;

interface Engine {
  readonly name: string;
  /** The options of a new database without tables, and how to be rid of it. */
  create(): Promise<{ options: DatabaseOptions; drop(): Promise<void> }>;
}

const postgresUrl = process.env["CAIRN_TEST_POSTGRES"];
const log: DatabaseOptions["log"] = () => {};

/** Runs a suite on the embedded engine and on PostgreSQL. `migrations` are those that its databases have run. */
export function describeOnEngines(
  title: string,
  suite: Suite,
  migrations: readonly Migration[] = all,
): void {
  describeOn(embedded, title, suite, migrations);
  if (postgresUrl !== undefined) describeOn(postgres(postgresUrl), title, suite, migrations);
  else withoutPostgres(`${title} on PostgreSQL`);
}

/** Runs a suite on PostgreSQL alone, for what only it has. Its databases all open the same tables. */
export function describeOnPostgres(
  title: string,
  suite: (open: (more?: Partial<DatabaseOptions>) => Promise<Database>) => void,
): void {
  if (postgresUrl === undefined) return withoutPostgres(title);
  const engine = postgres(postgresUrl);
  describe(title, () => {
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
  if (process.env["CI"] !== "true") {
    describe.skip(`${title} (CAIRN_TEST_POSTGRES is not set)`, () => it("runs", () => {}));
  } else it(title, () => Promise.reject(new Error("In CI nothing may be skipped.")));
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

interface Held {
  readonly db: Database;
  closed: boolean;
  drop(): Promise<void>;
}

/** Opening costs a third of a second and emptying a hundredth, so tests take over what earlier ones left. */
class Stock {
  readonly #engine: Engine;
  readonly #migrations: readonly Migration[];
  #idle: Held[] = [];
  #ofTest: Held[] = [];
  #ofSuite: Held[] = [];
  #inTest = false;

  constructor(engine: Engine, migrations: readonly Migration[]) {
    this.#engine = engine;
    this.#migrations = migrations;
  }

  testBegins(): void {
    this.#inTest = true;
  }

  async take(): Promise<Database> {
    const held = this.#idle.pop() ?? (await this.#open());
    (this.#inTest ? this.#ofTest : this.#ofSuite).push(held);
    return held.db;
  }

  async testEnds(): Promise<void> {
    this.#inTest = false;
    for (const held of this.#ofTest.splice(0)) {
      if (held.closed || this.#migrations.length === 0) await discard(held);
      else {
        await emptied(held.db);
        this.#idle.push(held);
      }
    }
  }

  async clear(): Promise<void> {
    const left = [...this.#idle.splice(0), ...this.#ofSuite.splice(0)];
    await Promise.all(left.map(discard));
  }

  async #open(): Promise<Held> {
    const { options, drop } = await this.#engine.create();
    const db = await openDatabase(options);
    if (this.#migrations.length > 0) await migrate(db, this.#migrations);
    const held: Held = { closed: false, drop, db };
    const close = db.close;
    db.close = async () => {
      held.closed = true;
      await close();
    };
    return held;
  }
}

async function discard(held: Held): Promise<void> {
  if (!held.closed) await held.db.close();
  await held.drop();
}

async function emptied(db: Database): Promise<void> {
  await db.maintenance(async (connection) => {
    const tables = await connection.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = 'public' and tablename <> 'schema_versions'`,
    );
    if (tables.length === 0) return;
    await connection.script(
      `truncate ${tables.map(({ name }) => name).join(", ")} restart identity`,
    );
  });
}

const embedded: Engine = {
  name: "the embedded engine",
  create: async () => ({
    options: { url: "memory://", log, template: await template() },
    drop: async () => {},
  }),
};

function postgres(url: string): Engine {
  return {
    name: "PostgreSQL",
    create: async () => {
      const name = `cairn_test_${randomBytes(6).toString("hex")}`;
      await administered(url, `create database ${escapeIdentifier(name)}`);
      const address = url.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
      return {
        options: { url: address, log },
        drop: () => administered(url, `drop database ${escapeIdentifier(name)} with (force)`),
      };
    },
  };
}

async function administered(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const templateFile = fileURLToPath(new URL("../../.cache/pglite-0.5.16.tar.gz", import.meta.url));

/** A cluster to start from, made by whichever test file needs it first. */
export async function template(): Promise<string> {
  while (!existsSync(templateFile)) {
    try {
      const { release } = lockFolder(templateFile);
      if (!existsSync(templateFile)) await makeTemplate(templateFile);
      release();
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await pause(100);
    }
  }
  return templateFile;
}
