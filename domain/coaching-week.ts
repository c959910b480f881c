import { missedPeriods, type Excuse } from "./cadence.ts";
import { dayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { hasUpcomingDeadline } from "./insight.ts";
import { isMeasured, percentage } from "./progress.ts";
import type { Health } from "./weekly-check-in.ts";

/** A check-in as a coach is told of it. */
interface ToldCheckIn {
  /** Null where it is for its owner alone. */
  readonly health: Health | null;
  /** What would help; '' for nothing, and where it is for its owner alone. */
  readonly help: string;
}

/** A goal as the mail of a coach's week looks back on it. */
export interface CoachedGoal {
  readonly goal: GoalCard;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Milliseconds. */
  readonly coachedAt: number;
  /** The newest since the mail before, oldest first. */
  readonly checkIns: readonly (ToldCheckIn & { readonly at: number })[];
  readonly excuse: Excuse;
  /** The moment in its owner's zone. */
  readonly now: Now;
}

/** What a coach is told of a goal. */
export interface WeekGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly checkIns: readonly ToldCheckIn[];
  /** Check-ins missed in a row, where one was since the mail before; else 0. */
  readonly missed: number;
  /** Null where it is not due soon. */
  readonly dueDate: Day | null;
}

/** What a coach is told of a person. */
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

/** What happened since an instant (milliseconds) on the goals that somebody coaches, by person; without those of which there is nothing to say (product 16.17). */
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

/** True of a goal that may need its coach: a mail tells of it before others (product 16.19). */
export function asksForCoach({ checkIns, missed }: WeekGoal): boolean {
  return (
    missed > 0 ||
    checkIns.some(({ health, help }) => help !== "" || (health !== null && health !== "on-track"))
  );
}
