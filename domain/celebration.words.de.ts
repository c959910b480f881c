import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./celebration.words.ts";

export const words = {
  complete: "100 % – geschafft. Herzlichen Glückwunsch!",
  threeQuarters: "75 % – Sie sind auf der Zielgeraden.",
  half: "50 % – Halbzeit.",
  quarter: "25 % – ein Viertel ist geschafft.",

  sevenDays: "7 Tage – eine ganze Woche. Es wird zur Gewohnheit.",
  threeDays: "3 Tage – Sie finden Ihren Rhythmus.",
  firstDay: "Tag 1 – ein guter Anfang.",

  share: (goal, weeks) =>
    weeks === 0
      ? `Ich habe mein Ziel erreicht: „${goal}“.`
      : `Ich habe mein Ziel erreicht: „${goal}“. Es hat ${weeks} ${plural(weeks, "Woche", "Wochen")} gedauert, und jetzt ist es geschafft.`,
  achievement: "Ziel abgeschlossen",
} satisfies Words<typeof english>;
