import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./day.words.ts";

export const words = {
  // The forms that stand alone: a point would double at the end of a sentence.
  months: ["Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sept", "Okt", "Nov", "Dez"],
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  narrowWeekdays: ["M", "D", "M", "D", "F", "S", "S"],
  shortWeekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
  dayFirst: (date, month) => `${date}. ${month}`,

  isDayFirst: true,

  today: "heute",
  inDays: (days) => `in ${days} ${plural(days, "Tag", "Tagen")}`,
  daysAgo: (days) => `vor ${days} ${plural(days, "Tag", "Tagen")}`,
} satisfies Words<typeof english>;
