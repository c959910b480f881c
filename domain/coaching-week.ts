import { missedPeriods, type Excuse } from "./check-in-period.ts";
import { addDays, dayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { needsOf, waitingByPerson, type Need, type WatchedGoal } from "./needs-you.ts";
import type { Notation } from "./notation.ts";
import { isMeasured, percentage } from "./progress.ts";
import { weekPaceInWords } from "./week-words.ts";

/** `checkIns`: since the last mail. Replies are mailed when they are written. */
export interface CoachedGoal extends Omit<WatchedGoal, "goal" | "unreadReply" | "cameBack"> {
  readonly goal: GoalCard;
  readonly excuse: Excuse;
  /** In the owner's zone. */
  readonly now: Now;
}

export interface WeekGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  /** As in its owner's digest; null if unknown. */
  readonly pace: string | null;
  readonly dueDate: Day;
  /** Gravest first. */
  readonly needs: readonly Need[];
}

export interface WeekPerson {
  readonly uid: string;
  readonly name: string;
  readonly goals: readonly WeekGoal[];
}

function newNeeds(coached: CoachedGoal, since: number): readonly Need[] {
  const { goal, coachedAt, excuse, now } = coached;
  const lastDay = dayOf(since, now.zone);
  const isNew = (need: Need): boolean => {
    if ("at" in need) return need.at >= since;
    if ("askedAt" in need) return need.askedAt >= since;
    if ("days" in need)
      return coachedAt >= since || addDays(goal.dueDate, -limits.dueSoonDays) > lastDay;
    const missed = missedPeriods(goal, dayOf(coachedAt, now.zone), excuse, now.today);
    return (missed.at(-1)?.until ?? "") > lastDay;
  };
  return needsOf({ ...coached, unreadReply: null, cameBack: null }, excuse, now).filter(isNew);
}

function weekGoal(
  { goal, now }: CoachedGoal,
  needs: readonly Need[],
  notation: Notation,
): WeekGoal {
  const { id: goalId, description, dueDate } = goal;
  const pace = weekPaceInWords(goal, now, notation);
  return { goalId, description, percentage: percentage(goal, now), pace, dueDate, needs };
}

/** People with new needs since `since` (ms), most urgent first (product 16.17). */
export function coachingWeek(
  goals: readonly CoachedGoal[],
  since: number,
  notation: Notation,
): WeekPerson[] {
  const known = goals.filter(({ goal, now }) => isMeasured(goal, now));
  const byId = new Map(known.map((one) => [one.goal.id, one]));
  const waiting = known.map((one) => {
    const { ownerId, ownerName, goal } = one;
    const { id: goalId, description, measurable } = goal;
    return { ownerId, ownerName, goalId, description, measurable, needs: newNeeds(one, since) };
  });
  return waitingByPerson(waiting).map(({ ownerId: uid, ownerName: name, goals: own }) => ({
    uid,
    name,
    goals: own.flatMap(({ goalId, needs }) => {
      const coached = byId.get(goalId);
      return coached === undefined ? [] : [weekGoal(coached, needs, notation)];
    }),
  }));
}

/** The goal may need its coach: listed before others (product 16.19). */
export function asksForCoach({ needs }: WeekGoal): boolean {
  return needs.some((need) => {
    if (need.kind === "unseen") return need.health !== "on-track";
    return need.kind !== "due";
  });
}
