import { goalPath } from "#contract/routes.ts";

const MOVE_DATE = "edit=dueDate";

/** The goal's page with the edit dialog open at the due date. */
export function moveDatePath(goalId: string): string {
  return `${goalPath(goalId)}?${MOVE_DATE}`;
}

export function asksToMoveDate(search: string): boolean {
  return search === MOVE_DATE;
}
