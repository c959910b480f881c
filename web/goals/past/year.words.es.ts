import type { Words } from "#domain/language.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: "Resumen del año",
  years: "Años",
  loading: "Cargando su año...",
  failed: "No se pudo cargar su año.",
  missing: "No hay resumen de ese año.",
  none: (year) => `No se registró nada en ${year}.`,
  soFar: "El año hasta ahora.",
  private: "Solo usted puede ver esta página.",

  goals: "Objetivos completados",
  days: "Días con progreso",
  weeks: "Semanas cumplidas",
  run: "Racha más larga",
  checkIns: "Seguimientos hechos",
  promises: "Compromisos cumplidos",
  ofAll: (part, all) => `${part} de ${all}`,
  completed: "Completados",

  draw: "Crear imagen",
  download: "Descargar imagen",
  share: "Compartir desde este dispositivo",
  print: "Imprimir",
  pictureHas:
    "Muestra estas cifras, sin su nombre ni sus objetivos. Nadie la ve hasta que la comparta.",
} satisfies Words<typeof english>;
