import type { Words } from "./language.ts";
import type { words as english } from "./percent.words.ts";

export const words = {
  percent: (value) => `${value}\u00a0%`,
} satisfies Words<typeof english>;
