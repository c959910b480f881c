import type { Words } from "#domain/language.ts";
import type { words as english } from "./notes.words.ts";

export const words = {
  title: "Notes de coach",
  loading: "Chargement des notes de coach...",
  show: "Afficher les notes",
  all: "Toutes",
  encouragement: "Encouragement",
  suggestion: "Suggestion",
  feedback: "Retour",
  milestone: "Cap franchi",
  noneOfType: "Aucune note de ce type.",
  noneForOwner: "Pas encore de notes de coach",
  noneForOwnerWhy: "Vous trouverez ici les retours et les conseils de votre coach.",
  noneForCoach: "Écrivez la première note pour lancer la conversation.",

  you: "Vous",
  unread: "Non lue",
  unreadByOwner: "Pas encore lue",
  markAsRead: "Marquer comme lue",
  markAsReadNote: (coach) => ` la note écrite par ${coach}`,
  markFailed: "La note n’a pas pu être marquée comme lue. Réessayez.",
  ownerMarks: (noteId) =>
    `Seule la personne qui a fixé l’objectif peut marquer la note ${noteId} comme lue.`,

  replies: "Réponses",
  reply: "Répondre",
  replyToNote: (coach) => ` à la note écrite par ${coach}`,
  yourReply: "Votre réponse",
  sendReply: "Envoyer la réponse",
  replySent: "Réponse envoyée.",
  replyFailed: "La réponse n’a pas pu être envoyée. Réessayez.",
  replyRefused: "Vous ne pouvez plus répondre à cette note. Votre texte est toujours là.",

  newNote: "Nouvelle note",
  yourNote: "Votre note",
  type: "Type",
  addNote: "Ajouter une note",
  saveNote: "Enregistrer la note",
  close: "Fermer",
  saved: "Note enregistrée.",
  saveFailed: "La note n’a pas pu être enregistrée. Réessayez.",
  saveRefused:
    "Vous n’accompagnez plus cet objectif, la note n’a donc pas été enregistrée. Votre texte est toujours là.",

  nudge: "Relancer",
  sendNudge: "Envoyer la relance",
} satisfies Words<typeof english>;
