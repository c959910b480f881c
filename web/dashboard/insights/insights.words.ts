import { words as list } from "#domain/list.words.ts";

export const words = {
  insightTabs: "Insights",
  allTab: "All",
  actionsTab: "Action Items",
  achievementsTab: "Achievements",
  noInsights: "Nothing needs your attention now.",
  high: "High",
  medium: "Medium",
  low: "Low",
  priority: " priority",
  also: (goals: readonly string[]) => ` Also: ${list.and(goals)}.`,
  noAchievements: "Completed goals will appear here.",
  focusAreas: "Focus areas",
};
