import { missedPeriods, type Excuse } from "./check-in-period.ts";
import { dayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { hasUpcomingDeadline } from "./insight.ts";
import { isMeasured, percentage } from "./progress.ts";
import type { Health } from "./weekly-check-in.ts";

interface ToldCheckIn {
  /** Null if private to its owner. */
  readonly health: Health | null;
  /** '' if none or private to its owner. */
  readonly help: string;
}

export interface CoachedGoal {
  readonly goal: GoalCard;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Milliseconds. */
  readonly coachedAt: number;
  /** Since the last mail, oldest first. */
  readonly checkIns: readonly (ToldCheckIn & { readonly at: number })[];
  readonly excuse: Excuse;
  /** In the owner's zone. */
  readonly now: Now;
}

export interface WeekGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly checkIns: readonly ToldCheckIn[];
  /** Missed in a row, if one was since the last mail; else 0. */
  readonly missed: number;
  readonly dueDate: Day | null;
}

export interface WeekPerson {
  readonly uid: string;
  readonly name: string;
  readonly goals: readonly WeekGoal[];
}

function newlyMissed(coached: CoachedGoal, since: number): number {
  const { goal, coachedAt, excuse, now } = coached;
  const missed = missedPeriods(goal, dayOf(coachedAt, now.zone), excuse, now.today);
  const isNew = (missed.at(-1)?.until ?? "") > dayOf(since, now.zone);
  return isNew ? missed.length : 0;
}

function weekGoal(coached: CoachedGoal, since: number): WeekGoal {
  const { goal, coachedAt, now } = coached;
  const told = coached.checkIns.filter(({ at }) => at >= since && at >= coachedAt);
  return {
    goalId: goal.id,
    description: goal.description,
    percentage: percentage(goal, now),
    checkIns: told.map(({ health, help }) => ({ health, help })),
    missed: newlyMissed(coached, since),
    dueDate: hasUpcomingDeadline(goal, now) ? goal.dueDate : null,
  };
}

/** News since an instant (ms) on coached goals, by person; goals without news left out (product 16.17). */
export function coachingWeek(goals: readonly CoachedGoal[], since: number): WeekPerson[] {
  const people = [...Map.groupBy(goals, ({ ownerId }) => ownerId)].map(([uid, own]) => ({
    uid,
    name: own[0]?.ownerName ?? "",
    goals: own
      .filter(({ goal, now }) => isMeasured(goal, now))
      .map((one) => weekGoal(one, since))
      .filter(({ checkIns, missed, dueDate }) => checkIns.length + missed > 0 || dueDate !== null),
  }));
  return people.filter((person) => person.goals.length > 0);
}

/** The goal may need its coach: listed before others (product 16.19). */
export function asksForCoach({ checkIns, missed }: WeekGoal): boolean {
  return (
    missed > 0 ||
    checkIns.some(({ health, help }) => help !== "" || (health !== null && health !== "on-track"))
  );
}
