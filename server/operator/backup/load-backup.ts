import type { Maintenance } from "#server/platform/db/database.ts";
import { BackupRefused } from "./backup-refused.ts";
import type { Part } from "./read-backup.ts";
import { quoted, storedTables, type StoredTable } from "./stored-tables.ts";

export async function loadParts(
  connection: Maintenance,
  parts: AsyncIterable<Part>,
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
  const list = columns.map(quoted).join(", ");
  const values = columns.map((column) =>
    table.filledJson.includes(column) ? `coalesce(${quoted(column)}, 'null')` : quoted(column),
  );
  return `insert into ${quoted(name)} (${list}) overriding system value
    select ${values.join(", ")} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
}

async function numberOn(connection: Maintenance, { name, counted }: StoredTable): Promise<void> {
  for (const column of counted) {
    await connection.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 1), count(*) > 0) from ${quoted(name)}`,
      [quoted(name), column],
    );
  }
}
