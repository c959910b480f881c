import { DAY_MS, addDays, dayNumber, dayOf, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { instantAt } from "#domain/local-hour.ts";
import { longestPeriodDays, type LoopGoal } from "#domain/loop-week.ts";
import { missedSince } from "#domain/missed-check-in.ts";
import type { Database, Queryable, Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { extendLease, releaseLease, takeLease } from "#server/platform/lease.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import {
  tellWebhooks,
  wantedSince,
  type Happening,
} from "#server/platform/webhooks/tell-webhooks.ts";

const HOUR = 3_600_000;
const PAGE = 500;

interface Kept extends Omit<LoopGoal, "ended" | "done"> {
  readonly id: string;
  readonly ownerId: string;
  readonly endedAt: number | null;
  readonly done: readonly Day[];
  readonly zone: string;
  readonly shortDays: readonly Day[];
}

const page: Statement = {
  name: "missed_goals",
  sql: `select g.id, g.owner_id as "ownerId", g.pauses, g.rhythms, coalesce(g.completed_at, g.closed_at) as "endedAt",
      u.time_zone as zone, u.short_days as "shortDays",
      (select coalesce(json_agg(c.period), '[]') from weekly_check_ins c where c.goal_id = g.id and c.period >= $2) as done
    from goals g join users u on u.id = g.owner_id
    where g.id > $1 and g.deleted_at is null and coalesce(g.completed_at, g.closed_at, $3) >= $3
    order by g.id limit ${PAGE}`,
};

/** Looks further back, since the person's zone may have changed. */
function missesOf(kept: Kept, since: number, at: number): Happening[] {
  const { id: goalId, ownerId, zone, shortDays, endedAt } = kept;
  const ended = endedAt === null ? null : dayOf(endedAt, zone);
  const goal = { ...kept, ended, done: new Set(kept.done) };
  const from = addDays(dayOf(since, zone), -1);
  return missedSince(goal, { shortDays }, from, dayOf(at, zone)).map((period) => ({
    type: "check_in.missed",
    goalId,
    ownerId,
    period: period.from,
    occasion: `${goalId} ${period.from}`,
    // Webhooks turned on later are not called.
    at: Math.min(at, instantAt(period.until, 0, zone)),
  }));
}

async function tellMissed(db: Database, since: number, at: number): Promise<void> {
  // The first day of the longest period that may have ended since.
  const first = addDays(dayOf(since, "UTC"), -longestPeriodDays - 2);
  let after = "";
  await runThrottled(async () => {
    const goals = await db.run<Kept>(page, [after, first, dayNumber(first) * DAY_MS]);
    const missed = goals.flatMap((goal) => missesOf(goal, since, at));
    await db.transaction((tx) => tellWebhooks(tx, missed));
    const last = goals.at(-1);
    if (last === undefined) return false;
    after = last.id;
    await extendLease(db, "missed");
    return true;
  });
}

async function toldTo({ kysely }: Queryable): Promise<number | null> {
  const row = await kysely
    .selectFrom("totals")
    .select("counted_at as at")
    .where("name", "=", "missed")
    .executeTakeFirst();
  return row?.at ?? null;
}

type Sweeping = Pick<Deps, "db" | "clock">;

async function tellSince({ db, clock }: Sweeping, wanted: number): Promise<void> {
  const at = clock();
  const since = Math.max((await toldTo(db)) ?? 0, wanted, at - limits.webhookMissedDays * DAY_MS);
  await tellMissed(db, Math.min(since, at), at);
  await db.kysely
    .updateTable("totals")
    .set({ counted_at: at })
    .where("name", "=", "missed")
    .execute();
}

/** Hourly, in one process, and only if a webhook wants it (product 34.3). */
export async function sweepMissed(deps: Sweeping): Promise<void> {
  const wanted = await wantedSince(deps.db, "check_in.missed");
  if (wanted === null || !(await takeLease(deps.db, "missed"))) return;
  try {
    await tellSince(deps, wanted);
  } catch (error) {
    await releaseLease(deps.db, "missed");
    throw error;
  }
  await extendLease(deps.db, "missed", HOUR);
}
