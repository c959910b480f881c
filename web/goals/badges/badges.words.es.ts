import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.es.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./badges.words.ts";

const days = (count: number) => `${count} ${plural(count, "día", "días")}`;

export const words = {
  earned: (badges) =>
    `${plural(badges.length, "Nueva insignia", "Nuevas insignias")}: ${list.and(badges)}.`,

  earnedTimes: (count, last) => `Conseguida ${count} veces, la última ${last}`,
  notEarned: (count) => `${count} ${plural(count, "insignia", "insignias")} por conseguir`,

  onDays: {
    activity: (count, weeks) =>
      weeks === 1
        ? `Actividad en ${days(count)} de esta semana`
        : `Actividad en ${days(count)} de las últimas ${weeks} semanas`,
    progress: (count, weeks) => `Progreso en ${days(count)} de las últimas ${weeks} semanas`,
  },
  asTable: { activity: "Días con actividad, en tabla", progress: "Días con progreso, en tabla" },
  weekOf: "Semana del",
  days: { activity: "Días con actividad", progress: "Días con progreso" },
  noDay: "ninguno",
} satisfies Words<typeof english>;
