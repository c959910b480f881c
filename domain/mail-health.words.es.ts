import type { Words } from "./language.ts";
import type { words as english } from "./mail-health.words.ts";

export const words = {
  excellent: "Excelente",
  good: "Bueno",
  fair: "Aceptable",
  needsAttention: "Requiere atención",
} satisfies Words<typeof english>;
