import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./brief.words.ts";

export const words = {
  title: "Informe",
  titleOf: (owner) => `Informe: ${owner}`,
  loading: "Cargando el informe...",
  failed: "No se pudo cargar el informe.",
  about: (goals) =>
    `Las últimas ${limits.briefWeeks} semanas de ${goals} ${plural(goals, "objetivo que acompaña", "objetivos que acompaña")}.`,
  print: "Imprimir",
  week: "Semana",
  step: (step, day) => parts("Paso: ", step, ", ", day),
  noWeeks: "Aún no hay seguimientos.",
} satisfies Words<typeof english>;
