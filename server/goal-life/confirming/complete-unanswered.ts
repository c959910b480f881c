import { sql } from "kysely";
import { completedUnanswered } from "#domain/completion-request.ts";
import { DAY_MS, nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { newId } from "#server/platform/random.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { announceLife, writeLife, type LifeNotice } from "../change-goal.ts";
import { holdKeptGoal } from "../kept-goal-store.ts";
import { tellCompletion } from "./complete-goal.ts";

interface Completed {
  readonly ownerId: string;
  readonly news: LifeNotice;
}

/** Null if none is left; another process may hold some. */
async function completeOne(tx: Transaction, at: number): Promise<Completed | null> {
  const oldest = at - limits.confirmDays * DAY_MS;
  const found = await tx.kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select(["g.id", "g.owner_id as ownerId", "u.time_zone as zone"])
    .where("g.completion_asked_at", "<=", oldest)
    .where("g.status", "=", "active")
    .orderBy("g.completion_asked_at")
    .limit(1)
    .modifyEnd(sql`for update of g skip locked`)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { id: goalId, ownerId, zone } = found;
  const before = await holdKeptGoal(tx, ownerId, goalId);
  const now = nowIn(at, zone);
  const decided = before && completedUnanswered(before, now);
  if (before === null || decided === null) return null;
  const news = await writeLife(tx, ownerId, { ...decided, before, changeId: newId(), now });
  await tellCompletion(tx, { goalId, ownerId }, at);
  return { ownerId, news };
}

/** product 43.4 */
export async function completeUnanswered(deps: Deps): Promise<void> {
  const at = deps.clock();
  await runThrottled(async () => {
    const done = await deps.db.transaction((tx) => completeOne(tx, at));
    if (done !== null) announceLife(deps, done.ownerId, done.news);
    return done !== null;
  });
}
