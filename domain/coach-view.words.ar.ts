import type { Words } from "./language.ts";
import type { words as english } from "./coach-view.words.ts";

export const words = {
  label: {
    completed: "مكتمل",
    paused: "موقوف مؤقتًا",
    overdue: "فات موعده",
    stalled: "متعثر",
    "on-track": "على المسار",
    "in-progress": "قيد التنفيذ",
    "not-started": "لم يبدأ",
    unknown: "غير معروف",
  },
} satisfies Words<typeof english>;
