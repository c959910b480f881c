import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./goals.words.ts";

export const words = {
  markedComplete: (goal) => parts("¡Objetivo «", goal, "» completado!"),
  took: (weeks) =>
    weeks === 0
      ? "Le llevó menos de una semana."
      : `Le llevó ${weeks} ${plural(weeks, "semana", "semanas")}.`,
  shareNow: "Compartir",
  close: "Cerrar",
  undo: "Deshacer",
  share: "Compartir su logro",

  wasDeleted: (goal) => parts("Se eliminó «", goal, "»."),
  deletedGoals: "Objetivos eliminados",

  readAs: (number) => `Se entiende como ${number}.`,
} satisfies Words<typeof english>;
