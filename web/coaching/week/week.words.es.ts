import type { Words } from "#domain/language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  title: "Semana",
  titleOf: (owner) => `Semana de ${owner}`,
  loading: "Cargando la semana...",
  failed: "No se pudo cargar esta semana.",
  missing:
    "Usted no es coach de esta persona. El coaching termina cuando termina el objetivo o cuando una de las dos personas lo deja.",
  toCoaching: "Volver a coaching",
  days: (first, last) => `${first} – ${last}`,
  previous: "Semana anterior",
  next: "Semana siguiente",
  brief: "Informe",
  noGoals: "Esta semana no hay seguimientos en los objetivos que acompaña.",

  lastPromise: (answered) => `Compromiso anterior: ${answered}`,
  acknowledge: "Marcar como visto",
  seenBy: (coach, when) => `Visto por ${coach}, ${when}`,
  reply: "Responder",
  noteSaved: "Nota guardada.",
  notSaved: "No se pudo guardar. Inténtelo de nuevo.",
  changedMeanwhile: "Este seguimiento cambió entretanto. Léalo de nuevo.",
} satisfies Words<typeof english>;
