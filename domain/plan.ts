import { limits } from "./limits.ts";

/** Local-storage key of the plan chosen before sign-in (spec 1). */
export const PLAN_KEY = "cairn_selected_plan";

// What is left of a character of two units where it was cut between them.
const HALF = /[\ud800-\udbff]$/;

/** The plan name of a `plan` parameter: any text, trimmed, cut at 40 characters; null where there is none. */
export function planName(parameter: string | null): string | null {
  const name = parameter?.trim().slice(0, limits.plan).replace(HALF, "").trim() ?? "";
  return name === "" ? null : name;
}
