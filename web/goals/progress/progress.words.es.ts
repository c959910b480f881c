import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  title: "Actualizar progreso",
  now: (value) => `Ahora: ${value}`,
  chooseDay: "Elija la fecha en que lo alcanzó.",
  howToUpdate: "Cómo actualizar",
  modes: {
    "quick-update": "Cambio rápido",
    "set-value": "Fijar valor",
  },

  decrease: "Restar",
  increase: "Sumar",
  goalIs: "Este objetivo está",
  complete: "Completado",
  notComplete: "Sin completar",
  newValue: "Nuevo valor",
  newValueIn: (unit) => `Nuevo valor (${unit})`,
  atLeastZero: "Escriba 0 o más.",
  unsaved: "Aún no se ha guardado nada.",
  notANumber: (typed) => `«${typed}» no es un número. Aún no se ha guardado nada.`,
  achievedOn: "Alcanzado el",
  achievedOnWhy: "Déjelo vacío hasta que alcance el objetivo.",
  clear: "Borrar",
  moved: "El valor se cambió en otra ventana. Revíselo y guarde de nuevo.",
  movedUnder: (typed) =>
    `El valor se cambió en otra ventana. Revíselo y guarde de nuevo. Usted había escrito ${typed}.`,

  moveDate: "Mover la fecha",

  remark: "Añadir una nota o una fecha anterior",
  note: "Nota",
  doneOn: "Hecho el",
  doneOnWhy: `Hoy o hasta ${limits.backDatedDays} días atrás. Los días anteriores llevan la marca «registrado más tarde».`,
  noChange: "Para guardar una nota, cambie antes el valor.",

  save: "Guardar",
  cancel: "Cancelar",
  openGoal: "Abrir objetivo",
} satisfies Words<typeof english>;
