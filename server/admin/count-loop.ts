import { addDays, dayOf, type Day } from "#domain/day.ts";
import {
  loopPeriods,
  loopRanges,
  newestWeek,
  noLoop,
  openWeek,
  type LoopCounts,
} from "#domain/loop-week.ts";
import type { Deps } from "#server/platform/deps.ts";
import { extendLease, releaseLease, takeLease } from "#server/platform/lease.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import {
  dropWeeksAfter,
  lastFinalWeek,
  readAnswers,
  readLoopGoals,
  storeLoopWeeks,
  type LoopRow,
  type LoopWeek,
} from "./loop-store.ts";

const HOUR = 3_600_000;

type Counting = Pick<Deps, "db" | "clock">;

interface Tally {
  coached: number;
  readonly weeks: Map<Day, Record<keyof LoopCounts, number>>;
}

function emptyTally(first: Day, last: Day): Tally {
  const weeks: Tally["weeks"] = new Map();
  for (let week = first; week <= last; week = addDays(week, 7)) weeks.set(week, { ...noLoop });
  return { coached: 0, weeks };
}

function add(tally: Tally, goal: LoopRow, since: Day, at: number): void {
  if (goal.coached) tally.coached += 1;
  for (const { week, state } of loopPeriods(goal, goal, since, dayOf(at, goal.zone))) {
    const counts = tally.weeks.get(week);
    if (counts !== undefined) counts[state] += 1;
  }
}

/** The first week not final yet, but never more weeks than are shown. */
async function firstToCount({ db }: Counting, at: number): Promise<Day> {
  const final = await lastFinalWeek(db, at);
  const oldest = addDays(newestWeek(at), -7 * (Math.max(...loopRanges) - 1));
  const next = final === null ? oldest : addDays(final, 7);
  return next > oldest ? next : oldest;
}

async function tallied({ db }: Counting, since: Day, at: number): Promise<Tally> {
  const tally = emptyTally(since, newestWeek(at));
  let after = "";
  await runThrottled(async () => {
    const goals = await readLoopGoals(db, after, since);
    for (const goal of goals) add(tally, goal, since, at);
    const last = goals.at(-1);
    if (last === undefined) return false;
    after = last.id;
    await extendLease(db, "loop");
    return true;
  });
  return tally;
}

/** product 17.12 */
export async function countLoop(deps: Counting): Promise<void> {
  const at = deps.clock();
  const since = await firstToCount(deps, at);
  const { coached, weeks } = await tallied(deps, since, at);
  const counted: LoopWeek[] = [];
  for (const [week, counts] of weeks) {
    const answers = await readAnswers(deps.db, week);
    counted.push({ week, ...counts, coached, answers, countedAt: at, final: week < openWeek(at) });
  }
  await storeLoopWeeks(deps.db, counted);
  await dropWeeksAfter(deps.db, newestWeek(at));
}

/** Hourly, in one process at a time. */
export async function sweepLoop(deps: Counting): Promise<void> {
  if (!(await takeLease(deps.db, "loop"))) return;
  try {
    await countLoop(deps);
  } catch (error) {
    await releaseLease(deps.db, "loop");
    throw error;
  }
  await extendLease(deps.db, "loop", HOUR);
}
