import type { Words } from "./language.ts";
import type { words as english } from "./mail-health.words.ts";

export const words = {
  excellent: "Sehr gut",
  good: "Gut",
  fair: "Mittel",
  needsAttention: "Handlungsbedarf",
} satisfies Words<typeof english>;
