import type { Database, Maintenance } from "./database.ts";
import { ifFit } from "./unfit.ts";

/** One step of the schema. `id` sorts: 0001_start. Its SQL may be several statements, none of them begin or commit. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

/** The database was migrated by a newer Cairn, or by another product. It is left as it is. */
export class SchemaTooNew extends Error {
  override name = "SchemaTooNew";
}

// 'cairn' as a number: the advisory lock of whoever migrates.
const lock = 0x636169726e;

const versionsTable = `create table if not exists schema_versions (
    id text primary key, applied_at timestamptz not null default now())`;

/** Brings the schema up to the last of `migrations`, and returns the ids of those that it ran. */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  return db.maintenance((connection) =>
    ifFit(connection, async () => {
      const ran: string[] = [];
      let id = await next(connection, migrations);
      for (; id; id = await next(connection, migrations)) ran.push(id);
      return ran;
    }),
  );
}

/** Whether the schema is exactly that of `migrations`. */
export async function isMigrated(db: Database, migrations: readonly Migration[]): Promise<boolean> {
  const rows = await db.run<{ id: string }>(knownVersions);
  const applied = new Set(rows.map(({ id }) => id));
  return applied.size === migrations.length && migrations.every(({ id }) => applied.has(id));
}

const knownVersions = {
  name: "schema_versions",
  sql: "select id from schema_versions order by id",
};

/** Runs the first migration that is missing, with its version row, in one transaction under the lock. */
async function next(
  connection: Maintenance,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  await connection.script("begin");
  try {
    const migration = await missing(connection, migrations);
    if (migration !== undefined) await apply(connection, migration);
    await connection.script("commit");
    return migration?.id;
  } catch (error) {
    await connection.script("rollback");
    throw error;
  }
}

async function missing(
  connection: Maintenance,
  migrations: readonly Migration[],
): Promise<Migration | undefined> {
  await lockSchema(connection);
  await connection.script(versionsTable);
  return migrations[(await appliedIn(connection, migrations)).length];
}

/** Keeps everybody else from changing the schema. Released with the transaction, so that a killed process blocks nobody. */
export async function lockSchema(connection: Maintenance): Promise<void> {
  await connection.query("select pg_advisory_xact_lock($1)", [lock]);
}

/** Runs `work` while nobody changes the schema. Several may do so at once. */
export async function withSchemaAsItIs<T>(
  connection: Maintenance,
  work: () => Promise<T>,
): Promise<T> {
  await connection.query("select pg_advisory_lock_shared($1)", [lock]);
  try {
    return await work();
  } finally {
    await connection.query("select pg_advisory_unlock_shared($1)", [lock]);
  }
}

/** The ids of the migrations that a database has run. One that is none of `migrations` throws SchemaTooNew. */
export async function appliedIn(
  connection: Maintenance,
  migrations: readonly Migration[],
): Promise<string[]> {
  const rows = await connection.query<{ id: string }>(knownVersions.sql);
  const applied = rows.map(({ id }) => id);
  const strange = applied.find((id, index) => migrations[index]?.id !== id);
  if (strange !== undefined) {
    throw new SchemaTooNew(
      `The database has the schema version ${strange}, which this version of Cairn does not know. Start the newer one.`,
    );
  }
  return applied;
}

/** Runs migrations inside the transaction that is open on the connection. */
export async function migrateWithin(
  connection: Pick<Maintenance, "script" | "query">,
  migrations: readonly Migration[],
): Promise<void> {
  await connection.script(versionsTable);
  for (const migration of migrations) await apply(connection, migration);
}

async function apply(
  connection: Pick<Maintenance, "script" | "query">,
  { id, sql }: Migration,
): Promise<void> {
  await connection.script(sql);
  await connection.query("insert into schema_versions (id) values ($1)", [id]);
}
