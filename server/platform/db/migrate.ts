import type { Database, Maintenance } from "./database.ts";
import { ifFit } from "./unfit.ts";

/** `id` sorts: 0001_start. The SQL contains no begin or commit. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

export class SchemaTooNew extends Error {
  override name = "SchemaTooNew";
}

// 'cairn' as a number: key of the advisory lock.
const lock = 0x636169726e;

const versionsTable = `create table if not exists schema_versions (
    id text primary key, applied_at timestamptz not null default now())`;

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

export async function isMigrated(db: Database, migrations: readonly Migration[]): Promise<boolean> {
  const rows = await db.run<{ id: string }>(knownVersions);
  const applied = new Set(rows.map(({ id }) => id));
  return applied.size === migrations.length && migrations.every(({ id }) => applied.has(id));
}

const knownVersions = {
  name: "schema_versions",
  sql: "select id from schema_versions order by id",
};

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

/** Released with the transaction, so a killed process blocks nobody. */
export async function lockSchema(connection: Maintenance): Promise<void> {
  await connection.query("select pg_advisory_xact_lock($1)", [lock]);
}

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
