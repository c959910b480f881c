import { createHash } from "node:crypto";
import type { Maintenance } from "#server/platform/db/database.ts";
import { appliedIn, withSchemaAsItIs, type Migration } from "#server/platform/db/migrate.ts";
import { formatLine, headingLine, type Content } from "./backup-lines.ts";
import { BackupRefused } from "./backup-refused.ts";
import { objectsOf, quoteIdentifier, storedTables, type StoredTable } from "./stored-tables.ts";

const ROWS_AT_ONCE = 500;

export interface Wanted {
  readonly content: Content;
  readonly migrations: readonly Migration[];
  readonly at: number;
}

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly schema: string;
}

/** A role may have time limits of its own; a backup takes as long as it needs. */
export const withoutLimits =
  "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** The backup is one consistent snapshot and blocks no writers. */
export async function backUp(
  connection: Maintenance,
  wanted: Wanted,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<BackupSummary> {
  return withSchemaAsItIs(connection, async () => {
    await connection.script("begin isolation level repeatable read read only");
    try {
      await connection.script(withoutLimits);
      const schema = await schemaOf(connection, wanted.migrations);
      const count = { tables: 0, rows: 0 };
      await write(withEnding(linesOf(connection, wanted, schema, count), count));
      return { ...count, schema: schema.at(-1) ?? "" };
    } finally {
      await connection.script("rollback");
    }
  });
}

async function schemaOf(
  connection: Maintenance,
  migrations: readonly Migration[],
): Promise<string[]> {
  const { tables } = await objectsOf(connection);
  if (!tables.includes("schema_versions"))
    throw new BackupRefused("There is nothing of Cairn in this database.");
  return appliedIn(connection, migrations);
}

type Count = { -readonly [K in "tables" | "rows"]: number };

async function* linesOf(
  connection: Maintenance,
  { content, at }: Wanted,
  schema: readonly string[],
  count: Count,
): AsyncGenerator<string> {
  yield headingLine({ content, schema: [...schema], madeAt: new Date(at).toISOString() });
  for (const table of await storedTables(connection)) {
    if (content === "erasures" && table.name !== "erasures") continue;
    yield formatLine(["table", table.name, [...table.columns]]);
    const before = count.rows;
    for await (const rows of rowsOf(connection, table)) {
      count.rows += rows.length;
      yield rows.map((row) => `${row}\n`).join("");
    }
    yield formatLine(["rows", count.rows - before]);
    count.tables += 1;
  }
}

/** JSON made by the database, so no value passes through a JavaScript number or Date. */
async function* rowsOf(connection: Maintenance, table: StoredTable): AsyncGenerator<string[]> {
  const order = table.order.map((column) => `t.${quoteIdentifier(column)}`).join(", ");
  await connection.script(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${quoteIdentifier(table.name)} t
     ${order === "" ? "" : `order by ${order}`}`,
  );
  for (;;) {
    const rows = await connection.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await connection.script("close backup_rows");
}

async function* withEnding(lines: AsyncIterable<string>, count: Count): AsyncGenerator<string> {
  const sum = createHash("sha256");
  for await (const text of lines) {
    sum.update(text);
    yield text;
  }
  yield formatLine(["end", { ...count, sha256: sum.digest("hex") }]);
}
