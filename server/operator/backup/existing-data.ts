import type { Maintenance } from "#server/platform/db/database.ts";
import { appliedIn, migrateWithin, type Migration } from "#server/platform/db/migrate.ts";
import { listener } from "#server/platform/db/postgres/postgres-wire.ts";
import { BackupRefused } from "./backup-refused.ts";
import { objectsOf, quoteIdentifier, storedTables } from "./stored-tables.ts";

export async function refuseUnlessFree(
  connection: Maintenance,
  migrations: readonly Migration[],
  replace: boolean,
): Promise<void> {
  await refuseWhileUsed(connection);
  const { tables } = await objectsOf(connection);
  if (tables.length === 0) return;
  if (!tables.includes("schema_versions"))
    throw new BackupRefused(
      "The database holds tables that are not Cairn's. Give a database of its own.",
    );
  await appliedIn(connection, migrations);
  if (replace) return;
  const filled = await firstFilled(connection);
  if (filled !== undefined)
    throw new BackupRefused(
      `The database is not empty (there is something in ${filled}). With --replace all of it is deleted and the backup takes its place.`,
    );
}

async function refuseWhileUsed(connection: Maintenance): Promise<void> {
  const [row] = await connection.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [listener],
  );
  if (row === undefined || row.others === 0) return;
  throw new BackupRefused(
    `Cairn is running on this database (servers: ${row.others}). Stop it first.`,
  );
}

async function firstFilled(connection: Maintenance): Promise<string | undefined> {
  for (const { name } of await storedTables(connection)) {
    const [row] = await connection.query<{ filled: boolean }>(
      `select exists (select from ${quoteIdentifier(name)}) as filled`,
    );
    if (row?.filled) return name;
  }
  return undefined;
}

/**
 * Drops Cairn's schema, recreates version `version`, runs `work`, then the later migrations.
 * Throws if an object is not recreated: it was not Cairn's, and the caller rolls back.
 */
export async function remakeSchema(
  connection: Maintenance,
  migrations: readonly Migration[],
  version: number,
  work: () => Promise<void>,
): Promise<void> {
  const before = await objectsOf(connection);
  if (before.tables.length > 0) await connection.script(`drop table ${before.tables.join(", ")}`);
  // In one statement, because they may depend on each other.
  if (before.functions.length > 0)
    await connection.script(`drop routine ${before.functions.join(", ")}`);
  await migrateWithin(connection, migrations.slice(0, version));
  await work();
  await migrateWithin(connection, migrations.slice(version));
  const after = await objectsOf(connection);
  const isOurs = (name: string) =>
    migrations.some(({ sql }) => sql.includes(`create function ${name} `));
  const lost = [
    ...before.tables.filter((name) => !after.tables.includes(name)),
    ...before.functions.filter((name) => !after.functions.includes(name) && !isOurs(name)),
  ];
  if (lost.length > 0)
    throw new BackupRefused(`The database holds ${lost.join(", ")}, which is not Cairn's.`);
}
