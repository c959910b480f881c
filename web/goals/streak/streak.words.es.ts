import type { Words } from "#domain/language.ts";
import type { words as english } from "./streak.words.ts";

export const words = {
  yours: "Su racha",
  ofOwner: "Racha",
  loading: "Cargando la racha...",
  failed: "No se pudo cargar la racha.",

  currentRun: "Racha actual",
  longestRun: "Racha más larga",
  verifiedDays: "Días con progreso",

  quota: "¿Cuántos días por semana?",
  quotaWhy: "Con menos de 7 días por semana, su racha cuenta semanas y no tiene días de gracia.",
  saveQuota: "Guardar días por semana",
  saved: "Días por semana guardados.",
} satisfies Words<typeof english>;
