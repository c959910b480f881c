import { readDashboard, type Dashboard, type GoalPage } from "#contract/goals.ts";
import { dashboardSummary, shortened, type CoachingFacts } from "#domain/dashboard.ts";
import { nowIn } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { limits } from "#domain/limits.ts";
import { actorOf } from "#server/platform/sessions/session-store.ts";
import { readOwnFeedback } from "#server/coaching/coached-store.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { cardOf, type CardRow } from "#server/goals/goal-row.ts";
import { readFirstGoals, readGoalsAfter } from "#server/goals/goal-store.ts";

/** Whose dashboard it is, and when. */
interface Asking {
  readonly deps: Pick<Deps, "db" | "log">;
  readonly uid: string;
  readonly timeZone: string;
  readonly at: number;
}

/** A page of cards from rows that hold one more than the page, if there is more. */
function firstPage(rows: readonly CardRow[]): GoalPage {
  const goals = rows.slice(0, limits.goalsPerPage).map(cardOf);
  const last = goals.at(-1);
  const more = rows.length > limits.goalsPerPage && last !== undefined;
  return { goals, next: more ? `${last.createdAt}.${last.id}` : null };
}

async function coachingOf({ deps, uid, at }: Asking): Promise<CoachingFacts> {
  const feedback = await readOwnFeedback(deps.db, uid, at);
  const unread = feedback.filter(({ isRead }) => !isRead).map(({ goalId }) => goalId);
  return { feedback, unread: new Set(unread) };
}

// product 2.12: one panel that fails takes nothing else down. Without figures the browser makes its own, panel by panel.
function summaryOf(
  { deps, timeZone, at }: Asking,
  goals: readonly GoalCard[],
  coaching: CoachingFacts,
) {
  try {
    return shortened(dashboardSummary(goals, coaching, nowIn(at, timeZone)));
  } catch (error) {
    deps.log.error("dashboard.summary-failed", error);
    return null;
  }
}

/**
 * What the dashboard opens with, from its first rows. Who has more goals than they hold gets the panels' figures too,
 * by two more reads; nobody else pays for it.
 */
export async function dashboardOf(asking: Asking, rows: readonly CardRow[]): Promise<Dashboard> {
  const page = firstPage(rows);
  const last = page.goals.at(-1);
  if (page.next === null || last === undefined) return { ...page, summary: null };
  const [rest, coaching] = await Promise.all([
    readGoalsAfter(asking.deps.db, asking.uid, last.createdAt, last.id),
    coachingOf(asking),
  ]);
  return { ...page, summary: summaryOf(asking, [...page.goals, ...rest.map(cardOf)], coaching) };
}

/** Session and first goals in one read. */
export const dashboardSlice: Slice<typeof readDashboard, readonly CardRow[]> = {
  endpoint: readDashboard,
  admit: async ({ deps, credentials, at }) => {
    const rows = credentials ? await readFirstGoals(deps.db, credentials, at) : [];
    const actor = rows[0] ? actorOf(rows[0]) : null;
    const subject = rows.filter((row) => row.id !== null);
    return { actor, relations: actor ? ["self"] : ["visitor"], subject };
  },
  act: ({ deps, at }, { uid, timeZone }, rows) => dashboardOf({ deps, uid, timeZone, at }, rows),
};
