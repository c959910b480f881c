import type { Maintenance } from "#server/platform/db/database.ts";
import { BackupRefused } from "./backup-refused.ts";
import type { BackupPart } from "./read-backup.ts";
import { quoteIdentifier, storedTables, type StoredTable } from "./stored-tables.ts";

export async function loadParts(
  connection: Maintenance,
  parts: AsyncIterable<BackupPart>,
): Promise<void> {
  const tables = await storedTables(connection);
  let insert = "";
  for await (const part of parts) {
    if (part.kind === "table") insert = insertInto(part.name, part.columns, tables);
    if (part.kind === "rows") await connection.query(insert, [`[${part.rows.join(",")}]`]);
  }
  for (const table of tables) await numberOn(connection, table);
}

function insertInto(
  name: string,
  columns: readonly string[],
  tables: readonly StoredTable[],
): string {
  const table = tables.find((one) => one.name === name);
  const known = columns.every((column) => table?.columns.includes(column));
  if (table === undefined || !known)
    throw new BackupRefused(`The backup has a table ${name} that its schema does not have.`);
  const list = columns.map(quoteIdentifier).join(", ");
  const values = columns.map((column) =>
    table.filledJson.includes(column)
      ? `coalesce(${quoteIdentifier(column)}, 'null')`
      : quoteIdentifier(column),
  );
  return `insert into ${quoteIdentifier(name)} (${list}) overriding system value
    select ${values.join(", ")} from json_populate_recordset(null::${quoteIdentifier(name)}, $1::json)`;
}

async function numberOn(connection: Maintenance, { name, counted }: StoredTable): Promise<void> {
  for (const column of counted) {
    await connection.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoteIdentifier(column)}), 1), count(*) > 0) from ${quoteIdentifier(name)}`,
      [quoteIdentifier(name), column],
    );
  }
}
