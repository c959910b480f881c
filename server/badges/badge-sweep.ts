import { earnedBadges, type BadgeFacts } from "#domain/badge.ts";
import { addDays, nowIn, type Day } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import type { Statement } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { cardColumns, cardOf, type CardRow } from "../goals/goal-row.ts";
import { announceBadges } from "./announce-badges.ts";
import { giveBadges, type Earned } from "./badge-store.ts";

const BATCH = 500;

// What the rule is asked about; the rule decides. As numeric: a part of the smallest targets is no double precision, and
// PostgreSQL gives up a statement that comes to one.
const halfway: Statement = {
  name: "badge_sweep_halfway",
  sql: `select ${cardColumns}, g.owner_id as uid from goals g
    where g.measure_type in ('Numeric', 'DailyStreak') and g.target_number > 0
      and g.current_number::numeric * 100 >= g.target_number::numeric * ${limits.milestonePercent}
      and not exists (select from badges b where b.goal_id = g.id and b.user_id = g.owner_id)
    limit ${BATCH}`,
};

// One row a day: the row six places back is six days back only where no day between them is missing.
const consistent: Statement = {
  name: "badge_sweep_consistent",
  sql: `select u.id as uid, run.last from users u
    join lateral (select max(d.day) as last from (
      select day, lag(day, ${limits.consistencyDays - 1}) over (order by day) as first
      from daily_activity where user_id = u.id) d
      where d.first::date = d.day::date - ${limits.consistencyDays - 1}) run on run.last is not null
    where not exists (select from badges b where b.user_id = u.id and b.badge_id = $1)
    limit ${BATCH}`,
};

const shared: Statement = {
  name: "badge_sweep_shared",
  sql: `select s.user_id as uid, s.count from user_stats s
    where s.stat = 'sharing' and s.count >= ${limits.sharesForBadge}
      and not exists (select from badges b where b.user_id = s.user_id and b.badge_id = $1)
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

type Batch = (deps: Deps) => Promise<Earned[]>;

const milestones: Batch = async ({ db, clock }) => {
  const at = clock();
  const rows = await db.run<CardRow & { uid: string }>(halfway);
  const { today } = nowIn(at, "UTC");
  return rows.flatMap((row) =>
    deserved({ goals: [cardOf(row)] }, today, at).map((badge) => ({ uid: row.uid, badge })),
  );
};

const runs: Batch = async ({ db, clock }) => {
  const at = clock();
  const [badge] = afterRun("2000-01-07", at);
  const rows = await db.run<{ uid: string; last: Day }>(consistent, [badge?.badgeId ?? ""]);
  return rows.flatMap(({ uid, last }) => afterRun(last, at).map((one) => ({ uid, badge: one })));
};

const shares: Batch = async ({ db, clock }) => {
  const at = clock();
  const { today } = nowIn(at, "UTC");
  const forShares = (shareCount: number) => deserved({ shareCount }, today, at);
  const [badge] = forShares(limits.sharesForBadge);
  const rows = await db.run<{ uid: string; count: number }>(shared, [badge?.badgeId ?? ""]);
  return rows.flatMap(({ uid, count }) => forShares(count).map((one) => ({ uid, badge: one })));
};

/** Gives badges that were deserved and that no write has given, each once, so many a statement. */
export async function sweepBadges(deps: Deps): Promise<void> {
  for (const batch of [milestones, runs, shares]) {
    let given: readonly string[];
    do {
      const earned = await batch(deps);
      given = earned.length === 0 ? [] : await giveBadges(deps.db, earned);
      for (const uid of given) announceBadges(deps, uid);
    } while (given.length > 0);
  }
}
