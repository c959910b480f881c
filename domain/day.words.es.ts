import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./day.words.ts";

export const words = {
  months: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
  weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  narrowWeekdays: ["L", "M", "X", "J", "V", "S", "D"],
  shortWeekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
  dayFirst: (date, month) => `${date} ${month}`,

  isDayFirst: true,

  today: "hoy",
  inDays: (days) => `en ${days} ${plural(days, "día", "días")}`,
  daysAgo: (days) => `hace ${days} ${plural(days, "día", "días")}`,
} satisfies Words<typeof english>;
