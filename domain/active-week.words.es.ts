import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./active-week.words.ts";

export const words = {
  nothingLogged: "Aún no hay nada registrado.",
  activeOn: (days) => `Con actividad: ${days}.`,
  updated: (updated, goals) =>
    `Progreso o seguimiento en ${updated} de ${goals} ${plural(goals, "objetivo", "objetivos")}.`,
} satisfies Words<typeof english>;
