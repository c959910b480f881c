import type { PastGoal } from "#contract/goal-life.ts";
import { dayOf, type Day } from "#domain/day.ts";
import { endedAt } from "#domain/goal-life.ts";

export type EndedGoal = PastGoal["goal"];

export function endedOn(goal: EndedGoal, zone: string): Day {
  return dayOf(endedAt(goal) ?? goal.createdAt, zone);
}

interface PastYearGoals {
  readonly year: string;
  readonly goals: readonly PastGoal[];
}

/** By the year of their end in the person's zone, in the order given. */
export function byYear(goals: readonly PastGoal[], zone: string): readonly PastYearGoals[] {
  const years = Map.groupBy(goals, ({ goal }) => endedOn(goal, zone).slice(0, 4));
  return [...years].map(([year, ended]) => ({ year, goals: ended }));
}
