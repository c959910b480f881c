import { dayAt, dayNumber, dayOf, mondayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { GoalChangeKind } from "./goal-change.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import * as limits from "./limits.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** A pause, or the time after a goal's end. */
export interface Rest {
  readonly from: Day;
  /** Exclusive; null if open. */
  readonly until: Day | null;
}

/** Days in the owner's zone. */
export interface StreakFacts {
  /** Distinct days with growth (product 24.1), unordered. */
  readonly verifiedDays: readonly Day[];
  readonly rests: readonly Rest[];
  readonly created: Day;
  /** Days a week; null for every day. */
  readonly weeklyQuota: number | null;
}

/** Why a goal has no streak; null if it has one (product 24.1). */
export function streakRefusal({ measurable }: Pick<GoalCard, "measurable">): Refusal | null {
  return measurable.type === "DailyStreak" ? null : refuse("goal.no-streak");
}

/** Why a goal cannot have a weekly quota; null if it can (product 24.6). */
export function quotaRefusal(goal: GoalCard, now: Now): Refusal | null {
  return refusalIn("weekly-quota", goalStateOf(goal, now)) ?? streakRefusal(goal);
}

/** Null is every day (product 24.6). */
export const weeklyQuotas: readonly (number | null)[] = [
  null,
  ...Array.from({ length: limits.weeklyQuota }, (_, less) => limits.weeklyQuota - less),
];

export interface Ending {
  readonly what: GoalChangeKind;
  /** Milliseconds. */
  readonly at: number;
}

const ends: readonly Readonly<Record<"begins" | "over", readonly GoalChangeKind[]>>[] = [
  {
    begins: ["completed", "completion-confirmed", "completion-unanswered", "closed"],
    over: ["reopened", "completion-undone"],
  },
  { begins: ["deleted"], over: ["restored"] },
];

export const endings: readonly GoalChangeKind[] = ends.flatMap(({ begins, over }) => [
  ...begins,
  ...over,
]);

/** Times in which a goal had ended (product 24.5); `changes` oldest first. */
export function endedTimes(changes: readonly Ending[], zone: string): readonly Rest[] {
  return ends.flatMap(({ begins, over }) => {
    const times: Rest[] = [];
    for (const { what, at } of changes) {
      const day = dayOf(at, zone);
      if (begins.includes(what)) times.push({ from: day, until: null });
      const last = over.includes(what) ? times.pop() : undefined;
      if (last) times.push({ ...last, until: day });
    }
    return times;
  });
}

export interface Grace {
  readonly kept: number;
  readonly used: number;
}

export interface Streak {
  readonly verifiedDays: number;
  /** In days, or weeks with a quota. */
  readonly currentRun: number;
  readonly longestRun: number;
  /** Null with a weekly quota. */
  readonly grace: Grace | null;
}

type Mark = "counts" | "missed" | "neither";

interface Run {
  readonly length: number;
  /** Verified days toward grace. */
  readonly banked: number;
  readonly graceUsed: number;
}

const begun: Run = { length: 0, banked: 0, graceUsed: 0 };

/** Monotone: a better mark never gives less later. */
function after(run: Run, mark: Mark, most: number): Run {
  const { length, banked, graceUsed } = run;
  if (mark === "neither") return run;
  if (mark === "counts") return { ...run, length: length + 1, banked: Math.min(banked + 1, most) };
  const left = banked - limits.graceAfterDays;
  return left < 0 ? begun : { length, banked: left, graceUsed: graceUsed + 1 };
}

/** product 24.2, 24.3 */
function runs(marks: readonly Mark[], most: number): { last: Run; longest: number } {
  let [last, longest] = [begun, 0];
  for (const mark of marks) {
    last = after(last, mark, most);
    longest = Math.max(longest, last.length);
  }
  return { last, longest };
}

// Day numbers: a ledger of years is walked day by day.
interface Walk {
  readonly verified: ReadonlySet<number>;
  readonly isRest: (day: number) => boolean;
  readonly created: number;
  readonly first: number;
  readonly today: number;
  /** Today, or a later verified day after a move west. */
  readonly last: number;
}

function walkOf({ verifiedDays, rests, created }: StreakFacts, today: Day): Walk {
  const days = verifiedDays.toSorted();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const spans = rests.map(({ from, until }) => ({
    from: dayNumber(from),
    until: until === null ? Infinity : dayNumber(until),
  }));
  return {
    verified: new Set(days.map(dayNumber)),
    isRest: (day) => spans.some(({ from, until }) => day >= from && day < until),
    created: dayNumber(created),
    first: dayNumber(first),
    today: dayNumber(today),
    last: dayNumber(last > today ? last : today),
  };
}

/** Verified counts even in a pause; today and pauses are not missed (product 24.3, 24.5). */
function dayMark(day: number, { verified, isRest, today }: Walk): Mark {
  if (verified.has(day)) return "counts";
  return day >= today || isRest(day) ? "neither" : "missed";
}

/** Never asks for more than the week's days outside pauses (product 24.7, 24.8). */
function weekMark(monday: number, quota: number, walk: Walk): Mark {
  const days = numbers(monday, monday + 6, 1);
  const verified = days.filter((day) => walk.verified.has(day)).length;
  const asked = days.filter((day) => day >= walk.created && !walk.isRest(day)).length;
  if (verified >= Math.max(1, Math.min(quota, asked))) return "counts";
  return asked === 0 || monday + 6 >= walk.today ? "neither" : "missed";
}

function numbers(first: number, last: number, step: number): readonly number[] {
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

function marksOf(walk: Walk, quota: number | null): readonly Mark[] {
  const { first, last } = walk;
  if (quota === null) return numbers(first, last, 1).map((day) => dayMark(day, walk));
  const monday = dayNumber(mondayOf(dayAt(first)));
  return numbers(monday, last, 7).map((week) => weekMark(week, quota, walk));
}

/** A goal's streak from its ledger, on `today` in the owner's zone (product 24). */
export function streakOf(facts: StreakFacts, today: Day): Streak {
  const { weeklyQuota } = facts;
  const walk = walkOf(facts, today);
  const most = weeklyQuota === null ? limits.graceKept * limits.graceAfterDays : 0;
  const { last, longest } = runs(marksOf(walk, weeklyQuota), most);
  const kept = Math.floor(last.banked / limits.graceAfterDays);
  return {
    verifiedDays: walk.verified.size,
    currentRun: last.length,
    longestRun: longest,
    grace: weeklyQuota === null ? { kept, used: last.graceUsed } : null,
  };
}
