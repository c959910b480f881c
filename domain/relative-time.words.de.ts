import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./relative-time.words.ts";

export const words = {
  justNow: "Gerade eben",
  justNowInSentence: "gerade eben",
  minutesAgo: (minutes) => `vor ${minutes} ${plural(minutes, "Minute", "Minuten")}`,
  hoursAgo: (hours) => `vor ${hours} ${plural(hours, "Stunde", "Stunden")}`,
  daysAgo: (days) => `vor ${days} ${plural(days, "Tag", "Tagen")}`,
} satisfies Words<typeof english>;
