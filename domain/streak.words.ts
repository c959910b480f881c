import { counted } from "./count-words.ts";
import * as limits from "./limits.ts";
import type { Grace, Streak } from "./streak.ts";

export const words = {
  /** product 24.6 */
  quota: (quota: number | null) =>
    quota === null ? "Every day" : `${counted(quota, "day")} a week`,
  /** In weeks if there is a weekly quota. */
  run: (length: number, { grace }: Pick<Streak, "grace">) =>
    grace === null ? counted(length, "week") : counted(length, "day"),

  // product 24.10
  grace({ kept, used }: Grace) {
    const left = kept === 0 ? "No grace days" : counted(kept, "grace day");
    const rule = `${left} left. You earn one for every ${limits.graceAfterDays} days in a row.`;
    return used === 0 ? rule : `${rule} Used in this streak: ${used}.`;
  },
  weekRule: (quota: number) =>
    `A week (Monday to Sunday) counts if it has progress on at least ${counted(quota, "day")}.`,
};
