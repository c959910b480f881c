import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./note-errors.words.ts";

export const words = {
  checkInMessageMissing: "Escriba una nota.",
  checkInMessageTooLong: `Una nota puede tener hasta ${limits.checkIn} caracteres.`,
  checkInNotDue: "Este objetivo no tiene ningún seguimiento pendiente ahora.",
  checkInDone: "Este seguimiento ya está hecho.",
  checkInSeen: "Su coach ya ha visto este seguimiento, así que no se puede cambiar.",
  checkInOver: "La semana de este seguimiento ya terminó, así que no se puede cambiar.",
  noteContentRequired: "La nota no puede estar vacía.",
  noteMissing: "Escriba una nota.",
  noteTooShort: `La nota debe tener al menos ${limits.noteFrom} caracteres.`,
  noteTooLong: `Una nota puede tener hasta ${limits.note} caracteres.`,
  replyMissing: "Escriba una respuesta.",
  replyTooLong: `Una respuesta puede tener hasta ${limits.reply} caracteres.`,
  replyTooMany: `Una nota puede tener hasta ${limits.repliesPerNote} respuestas.`,
} satisfies Words<typeof english>;
