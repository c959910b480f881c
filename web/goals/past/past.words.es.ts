import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./past.words.ts";

const inWeeks = (weeks: number) => `${weeks} ${plural(weeks, "semana", "semanas")}`;

export const words = {
  title: "Objetivos anteriores",
  loading: "Cargando sus objetivos anteriores...",
  failed: "No se pudieron cargar sus objetivos anteriores.",
  none: "Los objetivos que complete o cierre aparecerán aquí.",
  toDashboard: "Ir al panel",

  review: "Resumen del año",
  sizes: "Cuanto más tiempo llevó un objetivo, más grande es su montón de piedras.",
  ledge: (completed, closed) =>
    `${completed + closed} ${plural(completed + closed, "objetivo anterior", "objetivos anteriores")}: ${completed} ${plural(completed, "completado", "completados")}, ${closed} ${plural(closed, "cerrado", "cerrados")}`,
  completedOn: (day) => parts("Completado el ", day),
  closedOn: (day) => parts("Cerrado el ", day),
  weeks: (weeks) => (weeks === 0 ? "menos de una semana" : inWeeks(weeks)),
  runWeeks: inWeeks,
  learned: "Lo que aprendió",
  reopen: "Reabrir",
  startAgain: "Empezar de nuevo",

  showOlder: "Ver anteriores",
  olderFailed: "No se pudieron cargar sus objetivos más antiguos.",
} satisfies Words<typeof english>;
