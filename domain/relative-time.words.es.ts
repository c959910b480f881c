import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./relative-time.words.ts";

export const words = {
  // In small letters like "hace 5 minutos".
  justNow: "ahora mismo",
  justNowInSentence: "ahora mismo",
  minutesAgo: (minutes) => `hace ${minutes} ${plural(minutes, "minuto", "minutos")}`,
  hoursAgo: (hours) => `hace ${hours} ${plural(hours, "hora", "horas")}`,
  daysAgo: (days) => `hace ${days} ${plural(days, "día", "días")}`,
} satisfies Words<typeof english>;
