import { sql } from "kysely";
import { listDeletedGoals, listPastGoals } from "#contract/goal-life.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import { cardFields, cardOf } from "#server/goals/goal-row.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { runThrottled } from "#server/platform/throttled.ts";

// Must match the index.
const endedAt = sql<number>`coalesce(g.completed_at, g.closed_at)`;

interface Place {
  readonly at: number;
  readonly id: string;
}

const BEGINNING: Place = { at: 999_999_999_999_999, id: "" };
const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{22})$/;

/** product 3.29 */
export async function readPastGoals(
  db: Queryable,
  ownerId: string,
  { at, id }: Place = BEGINNING,
): Promise<OutputOf<typeof listPastGoals>> {
  const rows = await db.kysely
    .selectFrom("goals as g")
    .select([...cardFields, "g.learned", endedAt.as("endedAt")])
    .where("g.owner_id", "=", ownerId)
    .where("g.status", "<>", "active")
    .where("g.deleted_at", "is", null)
    .where(sql<boolean>`(${endedAt}, g.id) < (${at}::bigint, ${id}::text)`)
    .orderBy(endedAt, "desc")
    .orderBy("g.id", "desc")
    .limit(limits.pastGoalsPage + 1)
    .execute();
  const page = rows.slice(0, limits.pastGoalsPage);
  const last = page.at(-1);
  return {
    goals: page.map((row) => ({ goal: cardOf(row), learned: row.learned })),
    next: last && rows.length > page.length ? `${last.endedAt}.${last.id}` : null,
  };
}

export const listPastSlice: Slice<typeof listPastGoals> = {
  endpoint: listPastGoals,
  act: async ({ deps, query: { after } }, { uid }) => {
    if (after === undefined) return readPastGoals(deps.db, uid);
    const [, at, id] = CURSOR.exec(after) ?? [];
    return at === undefined || id === undefined
      ? refuse("request.invalid", "after")
      : readPastGoals(deps.db, uid, { at: Number(at), id });
  },
};

async function readDeletedGoals(
  db: Queryable,
  ownerId: string,
  at: number,
): Promise<OutputOf<typeof listDeletedGoals>> {
  const rows = await db.kysely
    .selectFrom("goals")
    .select(["id", "description", "deleted_at"])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", ">=", at - limits.restoreDays * DAY_MS)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .limit(limits.deletedGoalsShown)
    .execute();
  return {
    goals: rows.map(({ id, description, deleted_at: deletedAt }) => ({
      id,
      description,
      deletedAt: deletedAt ?? at,
    })),
  };
}

export const listDeletedSlice: Slice<typeof listDeletedGoals> = {
  endpoint: listDeletedGoals,
  act: ({ deps, at }, { uid }) => readDeletedGoals(deps.db, uid, at),
};

const ERASED_AT_ONCE = 20;

async function eraseSome({ db }: Pick<Deps, "db">, at: number): Promise<boolean> {
  const oldest = at - limits.restoreDays * DAY_MS;
  const { numAffectedRows = 0n } =
    await sql`delete from goals where id = any(array(select id from goals where deleted_at < ${oldest}
      order by deleted_at limit ${ERASED_AT_ONCE} for update skip locked))`.execute(db.kysely);
  return Number(numAffectedRows) === ERASED_AT_ONCE;
}

/** product 3.27 */
export async function sweepDeletedGoals(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const at = deps.clock();
  await runThrottled(() => eraseSome(deps, at));
}
