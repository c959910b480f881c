import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./insights.words.ts";

export const words = {
  insightTabs: "Observations",
  allTab: "Toutes",
  actionsTab: "Actions",
  achievementsTab: "Réussites",
  noInsights: "Rien à surveiller en ce moment.",
  high: "Haute",
  medium: "Moyenne",
  low: "Basse",
  priority: " (priorité)",
  also: (goals) => ` Également : ${list.and(goals)}.`,
  noAchievements: "Les objectifs atteints apparaîtront ici.",
  focusAreas: "À renforcer",
} satisfies Words<typeof english>;
