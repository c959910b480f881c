import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { day, id } from "./fields.ts";
import { goalCard } from "./goals.ts";

const oneGoal = z.strictObject({ goalId: id });

/** Days a week; null for every day. */
const weeklyQuota = z.nullable(z.int().check(z.gte(1), z.lte(limits.weeklyQuota)));

/** product 24: in days, or weeks with a quota */
const streak = z.strictObject({
  weeklyQuota,
  verifiedDays: z.int(),
  currentRun: z.int(),
  longestRun: z.int(),
  /** Null with a weekly quota. */
  grace: z.nullable(z.strictObject({ kept: z.int(), used: z.int() })),
  /** The owner's. */
  today: day,
  /** Verified days of the last 16 weeks, oldest first. */
  days: z.array(day),
});
export type StreakRead = z.output<typeof streak>;

export const readStreak = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/streak",
  right: "goal.read",
  summary:
    "What the ledger of a goal of days in a row says: its runs, its days of grace, and the verified days of the last 16 weeks",
  params: oneGoal,
  output: streak,
});

export const chooseWeeklyQuota = endpoint({
  method: "PUT",
  path: "/api/goals/:goalId/weekly-quota",
  right: "goal.edit",
  counted: "progress",
  summary: "Choose how many days of a week a goal of days in a row asks for; null for every day",
  params: oneGoal,
  input: z.strictObject({ weeklyQuota }),
  output: z.strictObject({ goal: goalCard }),
  keyed: true,
});
