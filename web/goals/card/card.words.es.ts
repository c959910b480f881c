import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  progressOf: (goal) => `Progreso de ${goal}`,
  timeFor: (goal) => `Tiempo transcurrido de ${goal}`,
  timePassed: (percent) => `${percent} % del tiempo`,
  due: (day) => parts("Fecha límite: ", day),

  updateProgress: "Actualizar",
  markComplete: "Completar",
  log: "Registrar",
  done: "Hecho",
  stepOn: (step, goal) => `${step}: ${goal}`,
  addOne: "+1",
  addOneTo: (goal) => `Sumar 1 a ${goal}`,

  more: (goal) => `Más acciones para ${goal}`,
  viewDetails: "Ver detalles",
  unsavedNote: "Nota sin guardar",
  unreadNotes: (count) =>
    `${count} ${plural(count, "nota de coaching sin leer", "notas de coaching sin leer")}`,

  updating: "Actualizando...",
  updated: "¡Progreso actualizado!",
  completed: "¡Completado!",
  undone: "Deshecho.",
  missing: "Error: faltan datos",
  waits: "Pendiente de envío",
  kept: "Su progreso está guardado en este dispositivo y se enviará cuando inicie sesión.",
  undo: "Deshacer",
  undoOn: (goal) => ` el último cambio de ${goal}`,
} satisfies Words<typeof english>;
