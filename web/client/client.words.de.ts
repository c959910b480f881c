import type { Words } from "#domain/language.ts";
import type { words as english } from "./client.words.ts";

export const words = {
  signIn: "Anmelden",
  forDashboard: "Bitte melden Sie sich an, um Ihr Dashboard zu sehen.",
  forGoals: "Bitte melden Sie sich an, um Ihre Ziele zu sehen.",
  forEmailPreferences: "Bitte melden Sie sich an, um Ihre E-Mail-Einstellungen zu ändern.",

  signOut: "Abmelden",

  unknownError: "Unbekannter Fehler",
  downloadStopped:
    "Der Download wurde unterbrochen, es wurde nichts gespeichert. Bitte versuchen Sie es noch einmal.",
} satisfies Words<typeof english>;
