import type { Words } from "./language.ts";
import type { words as english } from "./overall.words.ts";

export const words = {
  excellent: "ممتاز",
  good: "جيد",
  fair: "مقبول",
  needsWork: "بحاجة إلى جهد",
  justStarted: "في البداية",

  stats: {
    "Total Goals": "إجمالي الأهداف",
    Completed: "المكتملة",
    Active: "النشطة",
    "Need Attention": "بحاجة إلى اهتمام",
  },

  chips: {
    Stalled: "متعثرة",
    "Upcoming deadlines": "مواعيد قريبة",
    "Recent coaching feedback": "ملاحظات حديثة من الموجّه",
  },
} satisfies Words<typeof english>;
