import type { Insertable } from "kysely";
import type { Goal } from "#domain/goal.ts";
import { recordOf } from "#domain/goal-fields.ts";
import type { MailType } from "#domain/mail.ts";
import type { Maintenance } from "#server/platform/db/database.ts";
import { tables, type Schema } from "#server/platform/db/schema.ts";
import { countMail, holdDays } from "../closed-days.ts";

type Table = keyof Schema;
type Row<T extends Table> = Insertable<Schema[T]>;
/** JSON columns hold values: the whole row is written as JSON. */
type JsonRow<T extends Table, K extends string, V> = Omit<Row<T>, K> & Readonly<Record<K, V>>;

type Entry = JsonRow<
  "progress_entries",
  "from_value" | "to_value",
  number | boolean | string | null
>;

interface OtherRows {
  readonly identities: JsonRow<"identities", "claims", object>;
  readonly goals: Omit<Row<"goals">, "pauses" | "rhythms"> & Pick<Goal, "pauses" | "rhythms">;
  readonly goal_changes: JsonRow<"goal_changes", "detail", object | null>;
  readonly progress_entries: Entry;
  readonly email_messages: JsonRow<"email_messages", "facts", object> & { readonly type: MailType };
}

export type WorldRows = {
  readonly [T in Table]: (T extends keyof OtherRows ? OtherRows[T] : Row<T>)[];
};

/** In the order of `tables`, which satisfies foreign keys. */
export function noRows(): WorldRows {
  return recordOf(Object.keys(tables) as Table[], (): never[] => []);
}

/** Columns in which JSON null is a value, not a missing one. */
const jsonNulls = new Set(["from_value", "to_value"]);

function selected(column: string): string {
  return jsonNulls.has(column) ? `coalesce(${column}, 'null'::jsonb)` : column;
}

async function writeTable(db: Maintenance, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  await db.query(
    `insert into ${table} (${columns.join(", ")})
      select ${columns.map(selected).join(", ")} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

export async function writeWorld(db: Maintenance, rows: WorldRows): Promise<void> {
  await holdDays(db);
  for (const [table, of] of Object.entries<readonly object[]>({ ...rows }))
    await writeTable(db, table, of);
  await countMail(
    db,
    "+",
    rows.users.map(({ id }) => id),
  );
}
