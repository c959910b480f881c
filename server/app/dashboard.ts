import { readDashboard, type Dashboard, type GoalPage } from "#contract/goals.ts";
import { asksForDays, returnStep, type ReturnStep } from "#domain/comeback.ts";
import { dueGoals } from "#domain/check-in-period.ts";
import { dashboardSummary, shortened } from "#domain/dashboard.ts";
import { nowIn, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { leading, todayGoals, unreadNotes, type TodayGoal } from "#domain/today.ts";
import { actorOf } from "#server/platform/sessions/session-store.ts";
import { readOwnFeedback } from "#server/coaching/coached-store.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { achievementsOf } from "#server/goals/badges/badge-store.ts";
import { readNotLogged } from "#server/goals/comeback-store.ts";
import { cardsOf } from "#server/goals/goal-row.ts";
import { readFirst, type FirstRow } from "#server/goals/goal-store.ts";

interface Asking {
  readonly deps: Pick<Deps, "db" | "log">;
  readonly uid: string;
  readonly timeZone: string;
  readonly at: number;
}

function firstPage(all: readonly GoalCard[]): GoalPage {
  const goals = all.slice(0, limits.goalsPerPage);
  const last = goals.at(-1);
  const more = all.length > limits.goalsPerPage && last !== undefined;
  return { goals, next: more ? `${last.createdAt}.${last.id}` : null };
}

type Feedback = Awaited<ReturnType<typeof readOwnFeedback>>["notes"];

// product 2.12: a failing part is null, and the browser computes it.
function orNull<T>({ deps }: Asking, part: () => T): T | null {
  try {
    return part();
  } catch (error) {
    deps.log.error("dashboard.part-failed", error);
    return null;
  }
}

/** One read more, only for a person with an open streak. */
async function comebackOf(
  { deps }: Asking,
  goals: readonly GoalCard[],
  { shortDays }: Pick<FirstRow, "shortDays">,
  now: Now,
): Promise<ReturnStep | null> {
  const streaks = new Map(
    goals.filter((goal) => asksForDays(goal, now)).map((goal) => [goal.id, goal]),
  );
  const rows = streaks.size === 0 ? [] : await readNotLogged(deps.db, [...streaks.keys()], now);
  const logged = rows.flatMap(({ goalId, ...own }) => {
    const goal = streaks.get(goalId);
    return goal === undefined ? [] : [{ goal, ...own }];
  });
  return returnStep(goals, logged, { shortDays }, now);
}

interface Known {
  readonly goals: readonly GoalCard[];
  readonly feedback: Feedback;
  readonly comeback: ReturnStep | null;
}

function drawnFrom(asking: Asking, { goals, feedback, comeback }: Known, now: Now) {
  const unread = unreadNotes(feedback);
  const coaching = { feedback, unread: new Set(unread.keys()) };
  return {
    today: orNull(asking, () => ({
      ...firstOfToday(leading(todayGoals(goals, unread, now), comeback, now)),
      checkIns: dueGoals(goals, now).length,
    })),
    summary: orNull(asking, () => shortened(dashboardSummary(goals, coaching, now))),
  };
}

function firstOfToday(rows: readonly TodayGoal[]) {
  const goals = rows.slice(0, limits.linesShown).map(({ goal }) => goal);
  return { goals, total: rows.length };
}

/** Figures over all goals are added only for people with more than one page. */
export async function dashboardOf(
  asking: Asking,
  first: FirstRow,
  known?: Feedback,
): Promise<Dashboard> {
  const { deps, uid, at, timeZone } = asking;
  const goals = cardsOf(first.goals);
  const now = nowIn(at, timeZone);
  const comeback = await comebackOf(asking, goals, first, now);
  const achievements = achievementsOf(first, now.today);
  const page = { ...firstPage(goals), achievements, comeback };
  if (page.next === null) return { ...page, today: null, summary: null };
  const feedback = known ?? (first.noted ? (await readOwnFeedback(deps.db, uid, at)).notes : []);
  return { ...page, ...drawnFrom(asking, { goals, feedback, comeback }, now) };
}

export const dashboardSlice: Slice<typeof readDashboard, FirstRow> = {
  endpoint: readDashboard,
  admit: async ({ deps, credentials, at }) => {
    const first = credentials && (await readFirst(deps.db, credentials, at));
    if (first === null) return { actor: null, relations: ["visitor"] };
    return { actor: actorOf(first), relations: ["self"], subject: first };
  },
  act: ({ deps, at }, { uid, timeZone }, first) => dashboardOf({ deps, uid, timeZone, at }, first),
};
