import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./loop.words.ts";

export const words = {
  title: "Seguimientos",
  range: "Periodo",
  weeks: (count) => `${count} semanas`,
  counting: "Contando...",
  countedAt: (time) => parts("A fecha de ", time),

  coached: "Objetivos con coach",
  done: "Hechos",
  missed: "No realizados",
  due: "Pendientes",
  doneOfOver: "Tasa de cumplimiento",
  answersWithin: "Respuesta del coach (mediana)",
  days: (days, shown) => `${shown} ${plural(days, "día", "días")}`,
  unknown: "N/D",
  noneDue: (weeks) => `No hubo seguimientos previstos en las últimas ${weeks} semanas.`,

  byWeek: "Seguimientos por semana",
  weekNames: "Las semanas empiezan el lunes.",
  weekOf: "Semana del",
  weekCounts: (week, done, due, missed) =>
    `Semana del ${week}: hechos ${done}, pendientes ${due}, no realizados ${missed}`,
} satisfies Words<typeof english>;
