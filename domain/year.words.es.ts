import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: (year) => `Resumen de ${year}`,
  goals: (goals) => `${goals} ${plural(goals, "objetivo completado", "objetivos completados")}`,
  days: (days) => `${days} ${plural(days, "día", "días")} con progreso`,
  weeks: (kept, due) => `${kept} de ${due} ${plural(due, "semana cumplida", "semanas cumplidas")}`,
  run: (weeks) => `Racha más larga: ${weeks} ${plural(weeks, "semana", "semanas")}`,
} satisfies Words<typeof english>;
