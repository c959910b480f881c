import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: (year) => `Jahresrückblick ${year}`,
  goals: (goals) => `${goals} ${plural(goals, "Ziel", "Ziele")} abgeschlossen`,
  days: (days) => `${days} ${plural(days, "Tag", "Tage")} mit Fortschritt`,
  weeks: (kept, due) => `${kept} von ${due} ${plural(due, "Woche", "Wochen")} vollständig`,
  run: (weeks) => `Längste Wochenserie: ${weeks} ${plural(weeks, "Woche", "Wochen")}`,
} satisfies Words<typeof english>;
