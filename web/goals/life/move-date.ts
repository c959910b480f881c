import { goalPath } from "#contract/routes.ts";

/** The goal's page with the edit dialog open at the due date. */
export function moveDatePath(goalId: string): string {
  return `${goalPath(goalId)}?edit=dueDate`;
}

export function asksToMoveDate(search: string): boolean {
  return new URLSearchParams(search).get("edit") === "dueDate";
}
