import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./note-errors.words.ts";

export const words = {
  checkInMessageMissing: "Écrivez une note.",
  checkInMessageTooLong: `La note ne doit pas dépasser ${limits.checkIn} caractères.`,
  checkInNotDue: "Aucun point de suivi n’est attendu sur cet objectif.",
  checkInDone: "Ce point de suivi est déjà fait.",
  checkInSeen: "Votre coach a vu ce point de suivi, il n’est donc plus modifiable.",
  checkInOver: "La semaine de ce point de suivi est terminée, il n’est donc plus modifiable.",
  noteContentRequired: "Le texte de la note est obligatoire.",
  noteMissing: "Écrivez une note.",
  noteTooShort: `La note doit compter au moins ${limits.noteFrom} caractères.`,
  noteTooLong: `La note ne doit pas dépasser ${limits.note} caractères.`,
  replyMissing: "Écrivez une réponse.",
  replyTooLong: `La réponse ne doit pas dépasser ${limits.reply} caractères.`,
  replyTooMany: `Une note peut avoir jusqu’à ${limits.repliesPerNote} réponses.`,
} satisfies Words<typeof english>;
