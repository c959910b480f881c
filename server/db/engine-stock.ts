import { sql } from "kysely";
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

/** Opening costs a third of a second and emptying a few thousandths, so tests take over what earlier ones left. */
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

/**
 * To delete the few rows of a test costs a hundredth of `truncate`, which makes new files for each table and index; what
 * many rows leave behind would slow the next test. As a replica, so that no trigger and no foreign key has a say.
 */
const emptying = sql`
  do $$
  declare
    name text;
    rows bigint;
  begin
    set local session_replication_role = replica;
    for name in select format('%I', tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'schema_versions'
    loop
      execute 'delete from ' || name;
      get diagnostics rows = row_count;
      if rows > 1000 then execute 'truncate ' || name || ' cascade'; end if;
    end loop;
    perform setval(format('%I', sequencename), start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
  end $$`;

async function emptied(db: Database): Promise<void> {
  await emptying.execute(db.kysely);
}
