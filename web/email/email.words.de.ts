import type { Words } from "#domain/language.ts";
import type { words as english } from "./email.words.ts";

export const words = {
  settings: "E-Mail-Einstellungen",
  noAddress: "Sie haben noch keine E-Mail-Adresse hinterlegt.",
  verified: "Bestätigt",
  notVerified: "Nicht bestätigt",
  sendLink: "Bestätigungs-E-Mail senden",
  resendLink: "Bestätigungs-E-Mail erneut senden",
  linkSent: "✅ Bestätigungs-E-Mail gesendet! Sehen Sie in Ihrem Posteingang nach.",
  linkRefused:
    "❌ Die Bestätigungs-E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  linkUnanswered: "❌ Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.",

  loadingPreferences: "Ihre Einstellungen werden geladen...",
  loadFailed: "❌ Ihre Einstellungen konnten nicht geladen werden. Es gelten die Standardwerte.",
  mailTypes: "E-Mails, die Sie erhalten",
  weeklyUpdates: "Wochenüberblick",
  weeklyUpdatesHint: "Ein Überblick über Ihre Woche, am Morgen Ihres Check-in-Tags.",
  announcements: "Ankündigungen",
  announcementsHint: "Neues in Cairn.",
  goalReminders: "Zielerinnerungen",
  goalRemindersHint:
    "Eine Woche und einen Tag vor der Fälligkeit eines Ziels, wenn ein Ziel stockt und wenn ein Check-in fällig ist.",
  circleAsks: "Hilfeanfragen aus Kreisen",
  circleAsksHint: "Wenn ein Mitglied einen Ihrer Kreise um Hilfe bittet.",
  circleAsksShut: "Dafür müssen auch die Zielerinnerungen eingeschaltet sein.",
  coachingNotes: "Coaching-E-Mails",
  coachingNotesHint:
    "Notizen und Antworten Ihres Coachs, höchstens eine E-Mail pro Stunde und Ziel. Wenn Sie coachen: Hilfeanfragen und ein wöchentlicher Überblick über die Personen, die Sie coachen.",
  marketing: "Tipps und Angebote",
  marketingHint: "Gelegentlich.",
  frequency: "Häufigkeit des Wochenüberblicks",
  weekly: "Wöchentlich",
  biweekly: "Alle zwei Wochen",
  monthly: "Monatlich",
  unsubscribeAll: "Alles abbestellen",
  unsubscribeAllHint: "Sie erhalten nur noch die Bestätigungs-E-Mail.",
  save: "Einstellungen speichern",
  saved: "✅ E-Mail-Einstellungen gespeichert!",
  saveFailed:
    "❌ Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  reset: "Zurücksetzen",

  verify: "E-Mail-Adresse bestätigen",
  verifying: "Ihre E-Mail-Adresse wird bestätigt...",
  verifyDone: "E-Mail-Adresse bestätigt! Sie werden zum Dashboard weitergeleitet...",
  linkInvalid: "Ungültiger Bestätigungslink",
} satisfies Words<typeof english>;
