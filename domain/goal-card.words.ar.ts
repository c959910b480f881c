import type { Words } from "./language.ts";
import type { words as english } from "./goal-card.words.ts";

export const words = {
  badge: {
    completed: "مكتمل",
    closed: "مغلق",
    paused: "موقوف مؤقتًا",
    overdue: "فات موعده",
    stalled: "متعثر",
    "due-soon": "اقترب موعده",
    "in-progress": "قيد التنفيذ",
  },
} satisfies Words<typeof english>;
