import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./goals.words.ts";

export const words = {
  markedComplete: (goal) => parts("Ziel „", goal, "“ abgeschlossen!"),
  took: (weeks) =>
    weeks === 0
      ? "Es hat weniger als eine Woche gedauert."
      : `Es hat ${weeks} ${plural(weeks, "Woche", "Wochen")} gedauert.`,
  shareNow: "Teilen",
  close: "Schließen",
  undo: "Rückgängig",
  share: "Erfolg teilen",

  wasDeleted: (goal) => parts("„", goal, "“ wurde gelöscht."),
  deletedGoals: "Gelöschte Ziele",

  readAs: (number) => `Das wird als ${number} gespeichert.`,
} satisfies Words<typeof english>;
