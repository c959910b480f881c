import type { Words } from "#domain/language.ts";
import type { words as english } from "./ui.words.ts";

export const words = {
  cairn: "Cairn",
  loading: "Cargando...",
  retry: "Reintentar",
  partFailed: "No se pudo mostrar esta sección.",

  cancel: "Cancelar",
  dismiss: "Descartar",
  showFewer: "Mostrar menos",
  showMore: "Mostrar más",

  step: (current, total) => `Paso ${current} de ${total}`,
  asTable: (title) => `${title}, en tabla`,

  separator: "Separador de columnas",
  separatorWhy: "Cámbielo si su hoja de cálculo lo muestra todo en una sola columna.",
  comma: "Comas, con decimales como 2.5",
  semicolon: "Punto y coma, con decimales como 2,5",
} satisfies Words<typeof english>;
