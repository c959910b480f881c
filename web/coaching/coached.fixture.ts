import type { CoachedGoal, CoachingNote } from "#contract/coaching.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/app/moment.fixture.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** For tests: a goal with a coach. */
export const goal: GoalCard = {
  id: "goal-aaaaaaaaaaaaaaaaa",
  description: "Meet new people",
  category: "",
  measurable: { type: "Numeric", targetValue: 10, currentValue: 5, unit: "people" },
  dueDate: "2027-03-01",
  createdAt: now.at - 5 * DAY_MS,
  status: "active",
  completed: false,
  completedAt: null,
  lastProgressUpdateAt: now.at - DAY_MS,
  coachName: "Grace",
  coachStatus: "accepted",
  rev: 4,
};

export function coached(over: Partial<GoalCard> = {}): CoachedGoal {
  return { goal: { ...goal, ...over }, ownerName: "Tomás", coachedAt: now.at - DAY_MS };
}

/** A note that was left some hours ago. */
export function note(id: string, hours: number, over: Partial<CoachingNote> = {}): CoachingNote {
  return {
    id,
    goalId: goal.id,
    coachId: "coach-aaaaaaaaaaaaaaaa",
    coachName: "Grace",
    note: `Note ${id}`,
    type: "feedback",
    createdAt: now.at - hours * HOUR_MS,
    isRead: true,
    replies: [],
    rev: 1,
    ...over,
  };
}
