import type { Words } from "#domain/language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  title: "Woche",
  titleOf: (owner) => `Woche von ${owner}`,
  loading: "Die Woche wird geladen...",
  failed: "Diese Woche konnte nicht geladen werden.",
  missing:
    "Sie coachen diese Person nicht. Ein Coaching endet mit dem Ziel oder wenn eine der beiden Personen es beendet.",
  toCoaching: "Zurück zum Coaching",
  days: (first, last) => `${first} – ${last}`,
  previous: "Vorige Woche",
  next: "Nächste Woche",
  brief: "Briefing",
  noGoals: "In dieser Woche keine Check-ins zu den Zielen, die Sie coachen.",

  lastPromise: (answered) => `Letzte Zusage: ${answered}`,
  acknowledge: "Als gesehen markieren",
  seenBy: (coach, when) => `Gesehen von ${coach}, ${when}`,
  reply: "Antworten",
  noteSaved: "Notiz gespeichert.",
  notSaved: "Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  changedMeanwhile:
    "Dieser Check-in hat sich inzwischen geändert. Bitte lesen Sie ihn noch einmal.",
} satisfies Words<typeof english>;
