import type { Words } from "#domain/language.ts";
import type { words as english } from "./notes.words.ts";

export const words = {
  title: "Coach-Notizen",
  loading: "Die Coach-Notizen werden geladen...",
  show: "Notizen anzeigen",
  all: "Alle",
  encouragement: "Ermutigung",
  suggestion: "Vorschlag",
  feedback: "Feedback",
  milestone: "Meilenstein",
  noneOfType: "Keine Notizen dieser Art.",
  noneForOwner: "Noch keine Coach-Notizen",
  noneForOwnerWhy: "Hier gibt Ihnen Ihr Coach Feedback und Hinweise.",
  noneForCoach: "Schreiben Sie die erste Notiz, um das Gespräch zu beginnen.",

  you: "Sie",
  unread: "Ungelesen",
  unreadByOwner: "Noch nicht gelesen",
  markAsRead: "Als gelesen markieren",
  markAsReadNote: (coach) => `: Notiz von ${coach}`,
  markFailed:
    "Die Notiz konnte nicht als gelesen markiert werden. Bitte versuchen Sie es noch einmal.",
  ownerMarks: (noteId) =>
    `Nur die für das Ziel verantwortliche Person kann die Notiz ${noteId} als gelesen markieren.`,

  replies: "Antworten",
  reply: "Antwort schreiben",
  replyToNote: (coach) => `: Notiz von ${coach}`,
  yourReply: "Ihre Antwort",
  sendReply: "Antwort senden",
  replySent: "Antwort gesendet.",
  replyFailed: "Die Antwort konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  replyRefused: "Sie können auf diese Notiz nicht mehr antworten. Ihr Text ist noch hier.",

  newNote: "Neue Notiz",
  yourNote: "Ihre Notiz",
  type: "Art",
  addNote: "Notiz schreiben",
  saveNote: "Notiz speichern",
  close: "Schließen",
  saved: "Notiz gespeichert.",
  saveFailed: "Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  saveRefused:
    "Sie coachen dieses Ziel nicht mehr, deshalb wurde die Notiz nicht gespeichert. Ihr Text ist noch hier.",

  nudge: "Nachfragen",
  sendNudge: "Nachfrage senden",
} satisfies Words<typeof english>;
