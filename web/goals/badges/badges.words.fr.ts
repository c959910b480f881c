import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./badges.words.ts";

export const words = {
  earned: (badges) =>
    badges.length === 1
      ? `Vous avez obtenu un badge : ${list.and(badges)}.`
      : `Vous avez obtenu des badges : ${list.and(badges)}.`,

  earnedTimes: (count, last) => `Obtenu ${count} fois, la dernière ${last}`,
  notEarned: (count) =>
    `${count} ${frenchPlural(count, "badge pas encore obtenu", "badges pas encore obtenus")}`,

  onDays: {
    activity: (days, weeks) =>
      weeks === 1
        ? `${days} ${frenchPlural(days, "jour actif", "jours actifs")} cette semaine`
        : `${days} ${frenchPlural(days, "jour actif", "jours actifs")} sur les ${weeks} dernières semaines`,
    progress: (days, weeks) =>
      `${days} ${frenchPlural(days, "jour", "jours")} avec progression sur les ${weeks} dernières semaines`,
  },
  asTable: {
    activity: "Jours actifs, sous forme de tableau",
    progress: "Jours avec progression, sous forme de tableau",
  },
  weekOf: "Semaine du",
  days: { activity: "Jours actifs", progress: "Jours avec progression" },
  noDay: "aucun",
} satisfies Words<typeof english>;
