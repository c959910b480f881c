import { readStored } from "../browser-storage.ts";

/** Stands where this device keeps goals, so that a page of nobody asks for nothing else. */
export const MARK = "cairn_keeps_goals";

/** Whether this device may keep goals of somebody. */
export function keepsGoals(): boolean {
  return readStored("localStorage", MARK) !== null;
}
