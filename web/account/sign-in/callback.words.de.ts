import type { Words } from "#domain/language.ts";
import type { words as english } from "./callback.words.ts";

export const words = {
  organization: "Organisation",
  signingIn: (provider) => `Anmeldung mit ${provider} läuft...`,
  loading: "Wird geladen...",

  failedTitle: (provider) => `Anmeldung mit ${provider} fehlgeschlagen`,
  notAuthorized: (provider) => `${provider} hat den Zugriff nicht freigegeben`,
  codeMissing: "Es kam kein Autorisierungscode an",
  refused: (reason) => `Abgelehnt: ${reason}`,
  responseInvalid: "Der Anmeldedienst hat ungültig geantwortet",
  failed: (reason) => `Anmeldung fehlgeschlagen: ${reason}`,
  unknownReason: "Unbekannter Fehler",
  home: "Zur Startseite",

  progress: "Ihr Dashboard wird vorbereitet",
  preparing: "Ihr Dashboard wird vorbereitet...",
  skip: "Überspringen",
} satisfies Words<typeof english>;
