import * as limits from "./limits.ts";
import { shortText } from "./short-text.ts";

/** Local-storage key of the plan chosen before sign-in (product 2.7). */
export const PLAN_KEY = "cairn_selected_plan";

/** The plan name of a `plan` parameter: any text, trimmed and cut at its limit; null where there is none. */
export function planName(parameter: string | null): string | null {
  return shortText(parameter, limits.plan);
}
