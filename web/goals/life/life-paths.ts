import { goalPath } from "#contract/routes.ts";

/** The goal's page with the edit dialog open at the due date. */
export function moveDatePath(goalId: string): string {
  return `${goalPath(goalId)}?edit=dueDate`;
}

/** The goal's page with a dialog open. */
export function goalLifePath(goalId: string, dialog: "pause" | "close"): string {
  return `${goalPath(goalId)}?open=${dialog}`;
}

/** The dialog of an address; null for none. */
export function askedDialog(search: string): "edit" | "pause" | "close" | null {
  const params = new URLSearchParams(search);
  if (params.get("edit") === "dueDate") return "edit";
  const open = params.get("open");
  return open === "pause" || open === "close" ? open : null;
}
