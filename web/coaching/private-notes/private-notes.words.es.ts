import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./private-notes.words.ts";

export const words = {
  title: "Notas privadas",
  readers: (owner) =>
    parts("Solo usted puede leer estas notas. ", owner, " y otros coaches no pueden."),
  loading: "Cargando sus notas privadas...",
  failed: "No se pudieron cargar sus notas privadas.",
  most: `Puede tener hasta ${limits.privateNotesPerGoal} notas privadas por objetivo.`,

  removedElsewhere: "Esta nota se eliminó en otra ventana. Sus cambios no se guardaron:",
  notSaved: "No guardado",
  dismiss: "Descartar",

  newNote: "Nueva nota privada",
  changedNote: "Editar nota",
  keepNote: "Guardar nota",
  saveChange: "Guardar cambios",
  discardChange: "Descartar cambios",
  saved: "Nota privada guardada.",
  saveFailed: "No se pudo guardar la nota. Inténtelo de nuevo.",
  saveRefused:
    "La nota no se guardó: ya no es coach de este objetivo o la nota se eliminó. Su texto sigue aquí.",

  changedAt: "Editada ",
  change: "Editar",
  remove: "Eliminar",
  ofNote: (beginning) => ` la nota «${beginning}»`,
  removal: "Eliminar la nota",
  removalSure: "¿Eliminar esta nota? No se puede deshacer.",
  removeNote: "Eliminar nota",
  keepIt: "Conservar nota",
} satisfies Words<typeof english>;
