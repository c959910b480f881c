import type { Words } from "./language.ts";
import type { words as english } from "./mail-health.words.ts";

export const words = {
  excellent: "Excellent",
  good: "Bon",
  fair: "Moyen",
  needsAttention: "À surveiller",
} satisfies Words<typeof english>;
