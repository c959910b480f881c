import type { Words } from "./language.ts";
import type { words as english } from "./pace.words.ts";

export const words = {
  onPace: "Im Zeitplan",
  ahead: (by) => `${by} voraus`,
  behind: (by) => `${by} im Rückstand`,
  about: (amount) => `Etwa ${amount}`,
  slightly: "Leicht",
} satisfies Words<typeof english>;
