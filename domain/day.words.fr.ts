import type { Words } from "./language.ts";
import type { words as english } from "./day.words.ts";

export const words = {
  months: [
    "janv.",
    "févr.",
    "mars",
    "avr.",
    "mai",
    "juin",
    "juil.",
    "août",
    "sept.",
    "oct.",
    "nov.",
    "déc.",
  ],
  weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  narrowWeekdays: ["L", "M", "M", "J", "V", "S", "D"],
  shortWeekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
  dayFirst: (date, month) => `${date === 1 ? "1er" : date} ${month}`,

  isDayFirst: true,

  today: "aujourd’hui",
  inDays: (days) => (days === 1 ? "demain" : `dans ${days} jours`),
  daysAgo: (days) => (days === 1 ? "hier" : `il y a ${days} jours`),
} satisfies Words<typeof english>;
