import * as limits from "./limits.ts";
import { shortText } from "./short-text.ts";

/** product 2.7 */
export const PLAN_KEY = "cairn_selected_plan";

/** The plan of a `plan` parameter, trimmed and cut; null for none. */
export function planName(parameter: string | null): string | null {
  return shortText(parameter, limits.plan);
}
