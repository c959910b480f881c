import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { day, id, instant } from "./fields.ts";

/** A badge that a person has earned (product 8.8). */
export const badge = z.strictObject({
  badgeId: z.string(),
  displayName: z.string(),
  description: z.string(),
  earnedAt: instant,
  iconClass: z.enum(["shield", "star", "bullhorn", "medal"]),
  count: z.int(),
  /** Milestone badges only. */
  goalId: z.nullable(id),
});
export type Badge = z.output<typeof badge>;

/** The person's badges, newest first, the days on which they were active in the last 16 weeks, and their shares. */
export const achievements = z.strictObject({
  badges: z.array(badge),
  activeDays: z.array(day),
  shareCount: z.int(),
});
export type Achievements = z.output<typeof achievements>;

export const readBadges = endpoint({
  method: "GET",
  path: "/api/badges",
  right: "badge.read",
  summary:
    "The person's badges, newest first, the days on which they were active in the last 16 weeks, and their shares",
  output: achievements,
});
