import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.es.ts";
import type { words as english } from "./insights.words.ts";

export const words = {
  insightTabs: "Observaciones",
  allTab: "Todo",
  actionsTab: "Pendientes",
  achievementsTab: "Logros",
  noInsights: "Ahora no hay nada que requiera su atención.",
  high: "Alta",
  medium: "Media",
  low: "Baja",
  priority: " prioridad",
  also: (goals) => ` También: ${list.and(goals)}.`,
  noAchievements: "Los objetivos completados aparecerán aquí.",
  focusAreas: "Por mejorar",
} satisfies Words<typeof english>;
