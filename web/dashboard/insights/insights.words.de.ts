import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.de.ts";
import type { words as english } from "./insights.words.ts";

export const words = {
  insightTabs: "Hinweise",
  allTab: "Alle",
  actionsTab: "Offene Punkte",
  achievementsTab: "Erfolge",
  noInsights: "Im Moment ist nichts zu erledigen.",
  high: "Hoch",
  medium: "Mittel",
  low: "Niedrig",
  priority: " (Priorität)",
  also: (goals) => ` Außerdem: ${list.and(goals)}.`,
  noAchievements: "Hier erscheinen abgeschlossene Ziele.",
  focusAreas: "Mehr Fokus nötig",
} satisfies Words<typeof english>;
