import { isSeeded } from "./seeded.ts";
import type { Database } from "../db/database.ts";

/** Every row of somebody who is not seeded, of every table that tells whose it is. */
const others: Readonly<Record<string, string>> = {
  users: "id",
  identities: "user_id",
  sessions: "user_id",
  goals: "owner_id",
  daily_activity: "user_id",
  badges: "user_id",
  check_ins: "user_id",
  user_stats: "user_id",
  email_messages: "user_id",
  idempotency: "user_id",
};
const ofGoals = ["progress_entries", "invitations", "coaching_notes"];
const whole = ["email_daily", "audit", "erasures", "admin_credentials", "schema_versions"];

function stays(uid: string): string {
  return `not exists (select from identities i where i.user_id = ${uid} and ${isSeeded})`;
}

/** A text that changes with any row of anybody who is not seeded. */
export async function rowsOfOthers(db: Database): Promise<string> {
  const rows = (table: string, where: string) =>
    `select '${table}' as t, coalesce(string_agg(x::text, '|' order by x::text), '') as rows from ${table} x where ${where}`;
  const parts = [
    ...Object.entries(others).map(([table, uid]) => rows(table, stays(`x.${uid}`))),
    ...ofGoals.map((table) =>
      rows(table, `(select ${stays("g.owner_id")} from goals g where g.id = x.goal_id)`),
    ),
    ...whole.map((table) => rows(table, "true")),
  ];
  const all = await db.maintenance((held) => held.query<object>(parts.join(" union all ")));
  return JSON.stringify(all);
}

/** How many rows there are in each table that a world fills. */
export async function counts(db: Database): Promise<Readonly<Record<string, number>>> {
  const tables = [...Object.keys(others), ...ofGoals, "note_replies"];
  const sql = tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(", ");
  const [row] = await db.maintenance((held) => held.query<Record<string, number>>(`select ${sql}`));
  return row ?? {};
}
