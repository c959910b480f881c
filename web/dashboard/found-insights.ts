import { categorySummaries, focusAreas } from "#domain/category-summary.ts";
import { insightFigures, type InsightFigures } from "#domain/dashboard.ts";
import type { Now } from "#domain/day.ts";
import { overallProgress } from "#domain/overall.ts";
import { calculated } from "./calculation.ts";
import type { PanelFacts } from "./panel.tsx";

/** What the insights panel shows; null where it cannot be worked out. What other panels failed at is left out. */
export function foundInsights(facts: PanelFacts, now: Now): InsightFigures | null {
  if (facts.kind === "summary") return facts.summary.insights;
  const { goals, coaching } = facts;
  const known = {
    averageProgress: calculated(() => overallProgress(goals, now).averageProgress) ?? 0,
    focusAreas: calculated(() => focusAreas(categorySummaries(goals, coaching.unread, now))) ?? [],
  };
  return calculated(() => insightFigures(goals, coaching.feedback, known, now));
}
