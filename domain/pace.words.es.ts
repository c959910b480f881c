import type { Words } from "./language.ts";
import type { words as english } from "./pace.words.ts";

export const words = {
  onPace: "Al ritmo previsto",
  ahead: (by) => `${by} de ventaja`,
  behind: (by) => `${by} de retraso`,
  about: (amount) => `Cerca de ${amount}`,
  slightly: "Algo",
} satisfies Words<typeof english>;
