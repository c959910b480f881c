import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./insights.words.ts";

export const words = {
  insightTabs: "الرؤى",
  allTab: "الكل",
  actionsTab: "المهام",
  achievementsTab: "الإنجازات",
  noInsights: "لا شيء يحتاج إلى اهتمامك الآن.",
  high: "عالية",
  medium: "متوسطة",
  low: "منخفضة",
  priority: " الأولوية",
  also: (goals) => ` أيضًا: ${list.and(goals)}.`,
  noAchievements: "ستظهر الأهداف المكتملة هنا.",
  focusAreas: "مجالات للتركيز",
} satisfies Words<typeof english>;
