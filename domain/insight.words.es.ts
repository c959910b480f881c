import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./insight.words.ts";

export const words = {
  overdue: "Vencido",
  wasDue: (goal, days) =>
    `«${goal}» venció hace ${days} ${plural(days, "día", "días")}. El próximo paso todavía cuenta.`,

  deadline: "Vence pronto",
  isDue: (goal, when) => `«${goal}» vence ${when}.`,
  today: "hoy",
  tomorrow: "mañana",
  inDays: (days) => `en ${days} ${plural(days, "día", "días")}`,

  stalled: "Objetivo estancado",
  noUpdate: (goal, days) =>
    `«${goal}» lleva ${days} ${plural(days, "día", "días")} sin progreso. Un pequeño paso basta para retomarlo.`,

  feedback: "Nota de coaching",
  note: (coach) => `${coach} le escribió una nota.`,
  noteOn: (coach, goal) => `${coach} le escribió una nota sobre «${goal}».`,

  exceptional: "¡Progreso excepcional!",
  exceptionalAt: (average) =>
    `Sus objetivos van, en promedio, por el ${average} %. Disfrute del momento.`,
  strong: "Buen progreso",
  strongAt: (average) => `Sus objetivos van, en promedio, por el ${average} %. Siga así.`,

  view: "Ver observaciones",
  urgent: (count) =>
    `${count} ${plural(count, "observación de prioridad alta", "observaciones de prioridad alta")}`,
} satisfies Words<typeof english>;
