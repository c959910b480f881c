import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./badge.words.ts";

export const words = {
  consistency: {
    displayName: "Ausdauer-Champion",
    description: `An ${limits.consistencyDays} Tagen in Folge Fortschritt eingetragen.`,
    counted: (count) => `${count} ${plural(count, "Tag", "Tage")}`,
  },
  daysSoFar: (days) =>
    `Tragen Sie an ${limits.consistencyDays} Tagen in Folge Fortschritt ein. Bisher ${days} von ${limits.consistencyDays}.`,

  milestone: {
    displayName: `Meilenstein-Profi (${limits.milestonePercent} %)`,
    description: "Die Hälfte eines Zielwerts erreicht.",
    counted: (count) => `${count} ${plural(count, "Ziel", "Ziele")}`,
  },
  milestoneOf: (goal) => `Die Hälfte des Zielwerts von „${goal}“ erreicht.`,
  halfOf: (goal) => `Die Hälfte von „${goal}“`,
  halfSoFar: (percent) =>
    `Bringen Sie ein Zahlen- oder Serienziel bis zur Hälfte. Ihr am weitesten fortgeschrittenes Ziel steht bei ${percent} %.`,

  sharing: {
    displayName: "Freude am Teilen",
    description: `Ziele ${limits.sharesForBadge}-mal geteilt.`,
    counted: (count) => `${count}-mal geteilt`,
  },
  sharesSoFar: (shares) =>
    `Teilen Sie ${limits.sharesForBadge}-mal ein Ziel. Bisher ${shares} von ${limits.sharesForBadge}.`,

  level: (level, count) => `Stufe ${level}, ${count}`,
  count: (count) => `Anzahl: ${count}`,
} satisfies Words<typeof english>;
