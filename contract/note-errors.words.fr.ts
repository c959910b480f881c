import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./note-errors.words.ts";

export const words = {
  checkInMessageMissing: "Écrivez une note.",
  checkInMessageTooLong: `Une note peut compter jusqu’à ${limits.checkIn} caractères.`,
  checkInNotDue: "Aucun point de suivi n’est attendu sur cet objectif.",
  checkInDone: "Ce point de suivi est déjà fait.",
  checkInSeen: "Votre coach a vu ce point de suivi, il n’est donc plus modifiable.",
  checkInOver: "La semaine de ce point de suivi est terminée, il n’est donc plus modifiable.",
  noteContentRequired: "Le texte de la note est obligatoire",
  noteMissing: "Écrivez une note",
  noteTooShort: `La note doit compter au moins ${limits.noteFrom} caractères`,
  noteTooLong: `Une note peut compter jusqu’à ${limits.note} caractères.`,
  replyMissing: "Écrivez une réponse.",
  replyTooLong: `Une réponse peut compter jusqu’à ${limits.reply} caractères.`,
  replyTooMany: `Une note peut avoir jusqu’à ${limits.repliesPerNote} réponses.`,
} satisfies Words<typeof english>;
