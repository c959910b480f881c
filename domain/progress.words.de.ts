import type { Words } from "./language.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  failed: "Der Fortschritt dieses Ziels konnte nicht berechnet werden.",

  completed: "Abgeschlossen",
  ofTheWay: (percent) => `${percent} % geschafft`,
} satisfies Words<typeof english>;
