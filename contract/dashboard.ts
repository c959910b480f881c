import { z } from "zod/mini";
import type { DashboardSummary } from "#domain/dashboard.ts";
import { id, instant } from "./fields.ts";

/** Zod's arrays are mutable; the rules return read-only ones. */
function listOf<T extends z.ZodMiniType>(line: T): z.ZodMiniType<readonly z.output<T>[]> {
  return z.array(line);
}

const count = z.int();
const percent = z.int();

const overall = z.strictObject({
  averageProgress: percent,
  loggedProgress: percent,
  reached: count,
  stats: listOf(
    z.strictObject({
      label: z.enum(["Total Goals", "Completed", "Active", "Need Attention"]),
      count,
    }),
  ),
});

const waiting = z.strictObject({
  stalledGoals: count,
  chips: listOf(
    z.strictObject({
      label: z.enum(["Stalled", "Upcoming deadlines", "Recent coaching feedback"]),
      count,
    }),
  ),
});

const share = z.strictObject({ category: z.string(), averageProgress: percent });

const categories = z.strictObject({
  row: z.strictObject({
    topPerformer: z.nullable(share),
    focusArea: z.nullable(share),
    completed: count,
    total: count,
    coachingActive: z.nullable(count),
  }),
  categories: listOf(
    z.strictObject({
      category: z.string(),
      totalGoals: count,
      completedGoals: count,
      averageProgress: percent,
      hasCoachingAttention: z.boolean(),
    }),
  ),
});

const line = z.strictObject({
  id: z.string(),
  kind: z.enum(["overdue", "deadline", "stalled", "feedback", "praise"]),
  priority: z.enum(["high", "medium", "low"]),
  title: z.string(),
  text: z.string(),
  goalId: z.nullable(id),
  others: listOf(z.string()),
});

const achievement = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  achievedAt: instant,
  type: z.literal("completion"),
  goalId: id,
  category: z.string(),
});

const insights = z.strictObject({
  lines: listOf(line),
  total: count,
  actionLines: count,
  actions: count,
  urgent: count,
  achievements: listOf(achievement),
  achieved: count,
  focusAreas: listOf(share),
});

export const dashboardSummary = z.strictObject({
  overall,
  waiting,
  categories,
  insights,
}) satisfies z.ZodMiniType<DashboardSummary>;
