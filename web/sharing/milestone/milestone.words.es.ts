import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./milestone.words.ts";

export const words = {
  title: "Página pública",
  offer:
    "Cree una página sobre este hito. Podrá verla cualquier persona que tenga el enlace, y usted podrá quitarla cuando quiera.",
  made: "Página pública creada.",
  takenDown: "Página pública quitada. Su enlace ya no funciona.",

  address: "Enlace de la página",
  shows: (milestone, day) => parts(`Muestra: ${milestone}, `, day, "."),
  copyAddress: "Copiar enlace",
  copied: "Enlace copiado.",
  copyFailed: "No se pudo copiar el enlace.",
  open: "Abrir página",
  takeDown: "Quitar página",
  takePageDown: "Quitar la página pública",
  takeDownSure:
    "¿Quitar esta página? Su enlace dejará de funcionar, y una página nueva tendrá un enlace nuevo. Las vistas previas ya publicadas en otros sitios seguirán ahí.",

  pageTitle: "Título",
  yourName: "Su nombre",
  withoutName: "Sin mi nombre",
  withName: "Con mi nombre",
  willShow: "Qué verá cualquier persona con el enlace",
  willShowNow: "Qué mostrará después de actualizarla",
  name: "Nombre",
  noName: "Ninguno",
  howFar: "Progreso y fecha",
  nothingElse: "Nada más",
  nothingElseWhat:
    "Ni cifras, ni coach, ni categoría, ni notas. Pedimos a los buscadores que no incluyan la página.",
  make: "Crear página",
  update: "Actualizar página",
  updated: "Página pública actualizada.",
} satisfies Words<typeof english>;
