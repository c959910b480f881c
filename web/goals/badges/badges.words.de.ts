import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.de.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./badges.words.ts";

export const words = {
  earned: (badges) =>
    `Sie haben ${plural(badges.length, "ein Abzeichen", "Abzeichen")} erhalten: ${list.and(badges)}.`,

  earnedTimes: (count, last) => `${count}-mal erhalten, zuletzt: ${last}`,
  notEarned: (count) => `${count} ${plural(count, "Abzeichen", "Abzeichen")} noch nicht erhalten`,

  onDays: {
    activity: (days, weeks) =>
      weeks === 1
        ? `Aktiv an ${days} ${plural(days, "Tag", "Tagen")} dieser Woche`
        : `Aktiv an ${days} ${plural(days, "Tag", "Tagen")} der letzten ${weeks} Wochen`,
    progress: (days, weeks) =>
      `Fortschritt an ${days} ${plural(days, "Tag", "Tagen")} der letzten ${weeks} Wochen`,
  },
  asTable: {
    activity: "Aktive Tage als Tabelle",
    progress: "Tage mit Fortschritt als Tabelle",
  },
  weekOf: "Woche vom",
  days: { activity: "Aktive Tage", progress: "Tage mit Fortschritt" },
  noDay: "keine",
} satisfies Words<typeof english>;
