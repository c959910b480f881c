import { categoryName } from "#domain/category.ts";
import type { Goals } from "#web/goals/use-goals.ts";

/** The category that is really filtered by: none where its last goal has gone. */
export function shownCategory(goals: Goals, chosen: string | null): string | null {
  if (goals.kind !== "ready") return null;
  return goals.goals.some(({ category }) => categoryName(category) === chosen) ? chosen : null;
}
