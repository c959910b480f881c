import { counted } from "./count-words.ts";
import * as limits from "./limits.ts";
import type { Grace, Streak } from "./streak.ts";

const daysOfGrace = (count: number) =>
  `${counted(count, "day")} of grace ${count === 1 ? "is" : "are"}`;

export const words = {
  /** product 24.6 */
  quota: (quota: number | null) => (quota === null ? "Every day" : `${quota} of 7 days`),
  /** In weeks if there is a weekly quota. */
  run: (length: number, { grace }: Pick<Streak, "grace">) =>
    counted(length, grace === null ? "week" : "day"),

  // product 24.10
  grace({ kept, used }: Grace) {
    const earned = limits.graceAfterDays;
    const left =
      kept === 0
        ? `No day of grace is left: each ${earned} verified days in a row earn one.`
        : `${daysOfGrace(kept)} left, earned by ${kept * earned} days.`;
    return used === 0 ? left : `${left} This run has used ${used}.`;
  },
  weekRule: (quota: number) =>
    `A week, Monday to Sunday, counts from ${counted(quota, "verified day")} on.`,
};
