import type { Words } from "./language.ts";
import type { words as english } from "./pace.words.ts";

export const words = {
  onPace: "Dans les temps",
  ahead: (by) => `${by} d’avance`,
  behind: (by) => `${by} de retard`,
  about: (amount) => `Environ ${amount}`,
  slightly: "Un peu",
} satisfies Words<typeof english>;
