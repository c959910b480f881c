import { DAY_MS, addDays, dayNumber, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { categoryGroup } from "./category.ts";
import { isCompleted } from "./progress.ts";
import { words } from "./celebration.words.ts";

export interface Achievement {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly achievedAt: number;
  readonly type: "completion";
  readonly goalId: string;
  readonly category: string;
}

// A Date goal completes itself the day after its target, at no recorded instant.
function elapsedAt({ measurable, createdAt }: GoalCard, now: Now): number {
  if (measurable.type !== "Date") return createdAt;
  const noon = (dayNumber(addDays(measurable.targetValue, 1)) + 0.5) * DAY_MS;
  return Math.min(now.at, Math.max(createdAt, noon));
}

function achievedAt(goal: GoalCard, now: Now): number {
  if (goal.completedAt !== null) return goal.completedAt;
  const { measurable, lastProgressUpdateAt } = goal;
  const elapsed = measurable.type === "Date" && measurable.currentValue === null;
  return elapsed ? elapsedAt(goal, now) : (lastProgressUpdateAt ?? goal.createdAt);
}

/** Completed goals as achievements, newest first (product 7.6). */
export function achievements(goals: readonly GoalCard[], now: Now): readonly Achievement[] {
  return goals
    .filter((goal) => isCompleted(goal, now))
    .map((goal) => ({
      id: `completion-${goal.id}`,
      title: words.achievement,
      description: goal.description,
      achievedAt: achievedAt(goal, now),
      type: "completion" as const,
      goalId: goal.id,
      category: categoryGroup(goal.category),
    }))
    .toSorted((one, other) => other.achievedAt - one.achievedAt);
}
