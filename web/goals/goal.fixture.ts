import type { GoalCard } from "#domain/goal.ts";

/** For tests: a goal as it would be read at their moment. */
export const goal: GoalCard = {
  id: "goal-aaaaaaaaaaaaaaaaa",
  description: "Meet new people",
  category: "Career",
  measurable: { type: "Numeric", targetValue: 5, currentValue: 3, unit: "new connections" },
  dueDate: "2027-03-01",
  createdAt: Date.UTC(2027, 0, 10),
  status: "active",
  completed: false,
  completedAt: null,
  lastProgressUpdateAt: Date.UTC(2027, 0, 14),
  coachName: null,
  coachStatus: null,
  rev: 4,
};

/** The goal with another count, a revision later for each step. */
export function counted(currentValue: number, rev = goal.rev): GoalCard {
  return {
    ...goal,
    rev,
    measurable: { ...goal.measurable, type: "Numeric", targetValue: 100, currentValue },
  };
}
