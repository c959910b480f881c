import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./users.words.ts";

const verbs = {
  enable: "aktiviert",
  disable: "deaktiviert",
  delete: "gelöscht",
};

export const words = {
  title: "Personen",
  invite: "Personen einladen",
  download: "Als CSV herunterladen",
  sync: "Konten synchronisieren",
  search: "Nach Name oder E-Mail suchen",
  loading: "Die Personen werden geladen...",
  loadFailed: "Die Personen konnten nicht geladen werden.",
  noneFound: "Niemand gefunden.",
  nobody: "Noch keine Personen.",

  manageFailed: (action, reason) => `Das Konto konnte nicht ${verbs[action]} werden: ${reason}`,
  synced: ({ processedCount, createdCount, updatedCount }) =>
    `Verarbeitet: ${processedCount}, erstellt: ${createdCount}, aktualisiert: ${updatedCount}`,
  syncFailed: (reason) => `Die Konten konnten nicht synchronisiert werden: ${reason}`,
  downloadReady: "Ihr Download ist bereit.",
  downloadFailed: (reason) => `Die Personenliste konnte nicht heruntergeladen werden: ${reason}`,
  invited: (count) =>
    count === 1 ? "1 Einladung ist unterwegs." : `${count} Einladungen sind unterwegs.`,
  leftOut: (count) =>
    count === 1
      ? `1 Adresse wurde übersprungen: Sie hat schon ein Konto, wurde in den letzten ${limits.colleagueInvitedDays} Tagen eingeladen oder hat Einladungen abbestellt.`
      : `${count} Adressen wurden übersprungen: Sie haben schon ein Konto, wurden in den letzten ${limits.colleagueInvitedDays} Tagen eingeladen oder haben Einladungen abbestellt.`,

  failedInvitations: "Nicht zugestellte Einladungen",
  failedInvitationsWhy: `Diese Einladungen der letzten ${limits.mailFactsDays} Tage konnten nicht zugestellt werden. Bitte prüfen Sie die Adressen.`,
  failedInvitationsUnread: "Die nicht zugestellten Einladungen konnten nicht geladen werden.",

  newer: "Neuere",
  older: "Ältere",
  part: (from, to, all) => `Personen ${from} bis ${to} von ${all}`,
  name: "Name",
  email: "E-Mail",
  status: "Status",
  signedUp: "Registriert",
  actions: "Aktionen",
  disabled: "Deaktiviert",
  active: "Aktiv",
  ownAccount: "Ihr eigenes Konto",
  enable: "Aktivieren",
  enableUser: (name) => `Konto von ${name} aktivieren`,
  disable: "Deaktivieren",
  disableUser: (name) => `Konto von ${name} deaktivieren`,
  delete: "Löschen",
  more: (name) => `Weitere Aktionen für ${name}`,
  deleteUser: (name) => `Konto von ${name} löschen`,

  loadingAll: (count) => `Alle Personen werden geladen, bisher ${count}...`,
  loaded: (count) => `${count} ${plural(count, "Person", "Personen")} geladen.`,
  loadAllFailed: "Es konnten nicht alle Personen geladen werden.",
  loadMore: "Mehr laden",
  loadAll: "Alle Personen laden",
  cancel: "Abbrechen",

  deleteQuestion: (uid) =>
    `Möchten Sie das Konto ${uid} wirklich endgültig löschen? Das kann nicht rückgängig gemacht werden.`,

  inviteHow:
    "Jede Person erhält eine E-Mail mit Ihrem Namen und einem Anmeldelink. Die Einladung selbst erstellt kein Konto und gibt keinen Zugang.",
  addresses: "E-Mail-Adressen",
  addressesHint: `Durch Kommas oder Zeilenumbrüche getrennt. Bis zu ${limits.colleaguesAtOnce} auf einmal.`,
  wrongAddress: (address) => `„${address}“ ist keine E-Mail-Adresse.`,
  sendInvitations: "Einladungen senden",
} satisfies Words<typeof english>;
