import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./loop.words.ts";

export const words = {
  title: "Check-ins",
  range: "Zeitraum",
  weeks: (count) => `${count} Wochen`,
  counting: "Wird gezählt...",
  countedAt: (time) => parts("Stand: ", time),

  coached: "Ziele mit Coach",
  done: "Erledigt",
  missed: "Verpasst",
  due: "Noch fällig",
  doneOfOver: "Erledigungsquote",
  answersWithin: "Mittlere Antwortzeit der Coaches",
  days: (days, shown) => `${shown} ${plural(days, "Tag", "Tage")}`,
  unknown: "k. A.",
  noneDue: (weeks) => `In den letzten ${weeks} Wochen waren keine Check-ins fällig.`,

  byWeek: "Check-ins nach Woche",
  weekNames: "Wochen beginnen am Montag.",
  weekOf: "Woche vom",
  weekCounts: (week, done, due, missed) =>
    `Woche vom ${week}: erledigt ${done}, noch fällig ${due}, verpasst ${missed}`,
} satisfies Words<typeof english>;
