import { earnedBadges, type BadgeFacts } from "#domain/badge.ts";
import { addDays, nowIn, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { countedTypes } from "#domain/measure.ts";
import type { Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { cardColumns, cardOf, type CardRow } from "../goal-row.ts";
import { keepPlace, takeLease, readPlace, releaseLease } from "#server/platform/lease.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { giveBadges, type Earned } from "./badge-store.ts";
import { announceBadges } from "./new-badges.ts";

export const PEOPLE = 200;
/** Batches per round; with a round each ten minutes, a million people take a day. */
const PIECES = 35;
const BATCH = 500;

const counted = countedTypes.map((type) => `'${type}'`).join(", ");

// A prefilter; the domain rule decides. numeric: double precision underflows, which fails.
const halfway: Statement = {
  name: "badge_sweep_halfway",
  sql: `select ${cardColumns}, g.owner_id as uid from goals g
    where g.owner_id = any($1::text[]) and g.deleted_at is null and g.measure_type in (${counted}) and g.target_number > 0
      and g.current_number::numeric * 100 >= g.target_number::numeric * ${limits.milestonePercent}
      and not exists (select from badges b where b.goal_id = g.id and b.user_id = g.owner_id)
    limit ${BATCH}`,
};

// One row a day: six rows back is six days back only without gaps.
const consistent: Statement = {
  name: "badge_sweep_consistent",
  sql: `select u.id as uid, run.last from unnest($1::text[]) as u (id)
    join lateral (select max(d.day) as last from (
      select day, lag(day, ${limits.consistencyDays - 1}) over (order by day) as first
      from daily_activity where user_id = u.id and checked_in_today) d
      where d.first::date = d.day::date - ${limits.consistencyDays - 1}) run on run.last is not null
    where not exists (select from badges b where b.user_id = u.id and b.badge_id = $2)
    limit ${BATCH}`,
};

const shared: Statement = {
  name: "badge_sweep_shared",
  sql: `select s.user_id as uid, s.count from user_stats s
    where s.user_id = any($1::text[]) and s.stat = 'sharing' and s.count >= ${limits.sharesForBadge}
      and not exists (select from badges b where b.user_id = s.user_id and b.badge_id = $2)
    limit ${BATCH}`,
};

function deserved(facts: Partial<BadgeFacts>, today: Day, at: number): Earned["badge"][] {
  const all = { goals: [], activeDays: new Set<Day>(), shareCount: 0, ...facts };
  const badges = earnedBadges(all, new Set(), { ...nowIn(at, "UTC"), today });
  return badges.map((badge) => ({ ...badge, earnedAt: at }));
}

function afterRun(last: Day, at: number): Earned["badge"][] {
  const days = Array.from({ length: limits.consistencyDays }, (_, back) => addDays(last, -back));
  return deserved({ activeDays: new Set(days) }, last, at);
}

type Batch = (deps: Deps, uids: readonly string[]) => Promise<Earned[]>;

const milestones: Batch = async ({ db, clock }, uids) => {
  const at = clock();
  const rows = await db.run<CardRow & { uid: string }>(halfway, [uids]);
  const { today } = nowIn(at, "UTC");
  return rows.flatMap((row) =>
    deserved({ goals: [cardOf(row)] }, today, at).map((badge) => ({ uid: row.uid, badge })),
  );
};

const runs: Batch = async ({ db, clock }, uids) => {
  const at = clock();
  const [badge] = afterRun("2000-01-07", at);
  const rows = await db.run<{ uid: string; last: Day }>(consistent, [uids, badge?.badgeId ?? ""]);
  return rows.flatMap(({ uid, last }) => afterRun(last, at).map((one) => ({ uid, badge: one })));
};

const shares: Batch = async ({ db, clock }, uids) => {
  const at = clock();
  const { today } = nowIn(at, "UTC");
  const forShares = (shareCount: number) => deserved({ shareCount }, today, at);
  const [badge] = forShares(limits.sharesForBadge);
  const rows = await db.run<{ uid: string; count: number }>(shared, [uids, badge?.badgeId ?? ""]);
  return rows.flatMap(({ uid, count }) => forShares(count).map((one) => ({ uid, badge: one })));
};

async function giveMissing(deps: Deps, uids: readonly string[]): Promise<void> {
  for (const batch of [milestones, runs, shares]) {
    let given: readonly string[];
    do {
      const earned = await batch(deps, uids);
      given = earned.length === 0 ? [] : await giveBadges(deps.db, earned);
      for (const uid of given) announceBadges(deps, uid);
    } while (given.length > 0);
  }
}

async function sweepNext(deps: Deps): Promise<boolean> {
  const after = await readPlace(deps.db, "badges");
  const people = await deps.db.kysely
    .selectFrom("users")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(PEOPLE)
    .execute();
  const uids = people.map(({ id }) => id);
  const more = uids.length === PEOPLE;
  try {
    await giveMissing(deps, uids);
  } finally {
    // Also after a failure, so that one person cannot block those after them.
    await keepPlace(deps.db, "badges", (more && uids.at(-1)) || "");
  }
  return more;
}

/** Gives badges that no write gave. Incremental: all goals at once exceed the statement timeout. */
export async function sweepBadges(deps: Deps, pieces: number = PIECES): Promise<void> {
  if (!(await takeLease(deps.db, "badges"))) return;
  let left = pieces;
  try {
    await runThrottled(async () => {
      left -= 1;
      return (await sweepNext(deps)) && left > 0;
    });
  } finally {
    await releaseLease(deps.db, "badges");
  }
}
