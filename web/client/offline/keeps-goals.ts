import { readStored } from "../browser-storage.ts";

/** Set while this device keeps goals, so that a visitor's page loads nothing else. */
export const MARK = "cairn_keeps_goals";

export function keepsGoals(): boolean {
  return readStored("localStorage", MARK) !== null;
}
