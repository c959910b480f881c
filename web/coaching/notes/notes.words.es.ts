import type { Words } from "#domain/language.ts";
import type { words as english } from "./notes.words.ts";

export const words = {
  title: "Notas de coaching",
  loading: "Cargando las notas de coaching...",
  show: "Mostrar notas",
  all: "Todas",
  encouragement: "Ánimo",
  suggestion: "Sugerencia",
  feedback: "Comentario",
  milestone: "Hito",
  noneOfType: "No hay notas de este tipo.",
  noneForOwner: "Aún no hay notas de coaching",
  noneForOwnerWhy: "Los comentarios y consejos de su coach aparecerán aquí.",
  noneForCoach: "Escriba la primera nota para iniciar la conversación.",

  you: "Usted",
  unread: "Sin leer",
  unreadByOwner: "Aún sin leer",
  markAsRead: "Marcar como leída",
  markAsReadNote: (coach) => ` la nota de ${coach}`,
  markFailed: "No se pudo marcar la nota como leída. Inténtelo de nuevo.",
  ownerMarks: (noteId) =>
    `Solo la persona titular del objetivo puede marcar la nota ${noteId} como leída.`,

  replies: "Respuestas",
  reply: "Responder",
  replyToNote: (coach) => ` a la nota de ${coach}`,
  yourReply: "Su respuesta",
  sendReply: "Enviar respuesta",
  replySent: "Respuesta enviada.",
  replyFailed: "No se pudo enviar la respuesta. Inténtelo de nuevo.",
  replyRefused: "Ya no puede responder a esta nota. Su texto sigue aquí.",

  newNote: "Añadir una nota",
  yourNote: "Su nota",
  type: "Tipo",
  addNote: "Añadir nota",
  saveNote: "Guardar nota",
  close: "Cerrar",
  saved: "Nota guardada.",
  saveFailed: "No se pudo guardar la nota. Inténtelo de nuevo.",
  saveRefused:
    "Ya no es coach de este objetivo, así que la nota no se guardó. Su texto sigue aquí.",

  nudge: "Preguntar cómo va",
  sendNudge: "Enviar pregunta",
} satisfies Words<typeof english>;
