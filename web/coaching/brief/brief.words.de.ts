import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./brief.words.ts";

export const words = {
  title: "Briefing",
  titleOf: (owner) => `Briefing: ${owner}`,
  loading: "Das Briefing wird geladen...",
  failed: "Das Briefing konnte nicht geladen werden.",
  about: (goals) =>
    `Die letzten ${limits.briefWeeks} Wochen von ${goals} ${plural(goals, "Ziel, das", "Zielen, die")} Sie coachen.`,
  print: "Drucken",
  week: "Woche",
  step: (step, day) => parts("Schritt: ", step, ", ", day),
  noWeeks: "Noch keine Check-ins.",
} satisfies Words<typeof english>;
