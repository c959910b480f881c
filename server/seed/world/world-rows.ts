import type { Insertable } from "kysely";
import type { Goal } from "#domain/goal.ts";
import type { MailType } from "#domain/mail.ts";
import type { Maintenance } from "#server/platform/db/database.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { countMail, holdDays } from "../closed-days.ts";

type Row<T extends keyof Schema> = Insertable<Schema[T]>;
/** JSON columns hold values: the whole row is written as JSON. */
type JsonRow<T extends keyof Schema, K extends string, V> = Omit<Row<T>, K> &
  Readonly<Record<K, V>>;

/** In an order that satisfies foreign keys. */
export interface WorldRows {
  readonly users: Row<"users">[];
  readonly identities: JsonRow<"identities", "claims", object>[];
  readonly goals: (Omit<Row<"goals">, "pauses" | "rhythms"> & Pick<Goal, "pauses" | "rhythms">)[];
  readonly goal_changes: JsonRow<"goal_changes", "detail", object | null>[];
  readonly goal_steps: Row<"goal_steps">[];
  readonly goal_if_thens: Row<"goal_if_thens">[];
  readonly progress_entries: JsonRow<
    "progress_entries",
    "from_value" | "to_value",
    number | boolean | string | null
  >[];
  readonly daily_activity: Row<"daily_activity">[];
  readonly badges: Row<"badges">[];
  readonly user_stats: Row<"user_stats">[];
  readonly check_ins: Row<"check_ins">[];
  readonly weekly_check_ins: Row<"weekly_check_ins">[];
  readonly invitations: Row<"invitations">[];
  readonly milestone_pages: Row<"milestone_pages">[];
  readonly coaching_notes: Row<"coaching_notes">[];
  readonly note_replies: Row<"note_replies">[];
  readonly coach_private_notes: Row<"coach_private_notes">[];
  readonly email_messages: (JsonRow<"email_messages", "facts", object> & {
    readonly type: MailType;
  })[];
}

export function noRows(): WorldRows {
  return {
    users: [],
    identities: [],
    goals: [],
    goal_steps: [],
    goal_if_thens: [],
    goal_changes: [],
    progress_entries: [],
    daily_activity: [],
    badges: [],
    user_stats: [],
    check_ins: [],
    weekly_check_ins: [],
    invitations: [],
    milestone_pages: [],
    coaching_notes: [],
    note_replies: [],
    coach_private_notes: [],
    email_messages: [],
  };
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
