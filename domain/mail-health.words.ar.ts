import type { Words } from "./language.ts";
import type { words as english } from "./mail-health.words.ts";

export const words = {
  excellent: "ممتازة",
  good: "جيدة",
  fair: "مقبولة",
  needsAttention: "بحاجة إلى اهتمام",
} satisfies Words<typeof english>;
