import { type Database, type DatabaseOptions, openDatabase } from "./database.ts";
import { type Migration, migrate } from "./migrate.ts";

export interface Engine {
  readonly name: string;
  /** The options of a new database without tables, and how to be rid of it. */
  create(): Promise<{ options: DatabaseOptions; drop(): Promise<void> }>;
}

interface Held {
  readonly db: Database;
  closed: boolean;
  drop(): Promise<void>;
}

/** Opening costs a third of a second and emptying a hundredth, so tests take over what earlier ones left. */
export class Stock {
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
