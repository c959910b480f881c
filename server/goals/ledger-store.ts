import { sql } from "kysely";
import type { LedgerEntry } from "#domain/ledger.ts";
import * as limits from "#domain/limits.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { limitHiddenFromPlanner } from "#server/platform/db/hidden-from-planner.ts";
import { timelinePart } from "./timeline-part.ts";

const entryFields = [
  "n.id",
  "n.from_value as from",
  "n.to_value as to",
  "n.day",
  "n.at",
  "n.note",
  "n.source",
  "n.undoes",
] as const;

export const entryColumns = entryFields.join(", ");

export async function readNewestEntries(db: Queryable, goalId: string): Promise<LedgerEntry[]> {
  const newestFirst = await db.kysely
    .selectFrom("progress_entries as n")
    .select(entryFields)
    .where("n.goal_id", "=", goalId)
    .orderBy("n.number", "desc")
    .limit(sql.raw<number>(limitHiddenFromPlanner(limits.ledgerEntriesShown)))
    .execute();
  return newestFirst.toReversed();
}

export function readEntriesBefore(
  db: Queryable,
  goalId: string,
  before: TimelineBound,
): Promise<(LedgerEntry & { readonly number: number })[]> {
  const all = db.kysely.selectFrom("progress_entries as n").select([...entryFields, "n.number"]);
  const index = { of: { "n.goal_id": goalId }, by: ["n.at", "n.number"] } as const;
  return timelinePart(all, index, before).execute();
}
