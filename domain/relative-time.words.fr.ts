import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./relative-time.words.ts";

export const words = {
  justNow: "à l’instant",
  justNowInSentence: "à l’instant",
  minutesAgo: (minutes) => `il y a ${minutes} ${frenchPlural(minutes, "minute", "minutes")}`,
  hoursAgo: (hours) => `il y a ${hours} ${frenchPlural(hours, "heure", "heures")}`,
  daysAgo: (days) => `il y a ${days} ${frenchPlural(days, "jour", "jours")}`,
} satisfies Words<typeof english>;
