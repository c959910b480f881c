import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.de.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./account.words.ts";

export const words = {
  account: "Konto",
  you: "Über Sie",
  notifications: "Benachrichtigungen",
  access: "Zugang",
  danger: "Löschen",

  profile: "Name und E-Mail",
  saveProfile: "Profil speichern",
  profileSaved: "Profil gespeichert.",
  timeZone: "Zeitzone",
  zone: "Ihre Zeitzone",
  zoneHint:
    "Ihre Tage und Wochen richten sich nach dieser Zeitzone. Sie können sie höchstens einmal in 24 Stunden ändern.",
  zoneHere: (zone) => `${zone} (dieser Browser)`,
  saveZone: "Zeitzone speichern",
  zoneSaved: "Zeitzone gespeichert.",
  language: "Sprache",
  ownLanguage: "Ihre Sprache",
  languageHint:
    "Für die Oberfläche, E-Mails und Ihren Kalender. Was jemand geschrieben hat, bleibt unverändert. Beim Speichern wird diese Seite neu geladen.",
  saveLanguage: "Sprache speichern",

  emails: "E-Mail",
  emailsGoTo: (email) => parts("E-Mails gehen an ", email, "."),
  emailsWait: (email) =>
    parts(email, " ist noch nicht bestätigt. Bis dahin erhalten Sie nur die Bestätigungs-E-Mail."),
  noEmail: "Sie haben noch keine E-Mail-Adresse hinterlegt.",
  chooseEmails: "E-Mails auswählen",

  weeklyCheckIn: "Wöchentlicher Check-in",
  checkInDay: "Check-in-Tag",
  checkInDayHint: "Das gilt ab Ihrem nächsten Check-in.",
  saveDay: "Tag speichern",
  daySaved: "Check-in-Tag gespeichert.",

  away: "Abwesenheit",
  awayWhy:
    "Während Sie abwesend sind, sind Ihre Ziele pausiert: Nichts wird überfällig, und Sie erhalten keine Erinnerungen oder Wochenüberblicke. Ihre Coaches sehen, dass die Ziele pausiert sind.",
  loadingGoals: "Ihre Ziele werden geladen...",
  nothingUnderWay: "Sie haben keine aktiven Ziele.",
  pausedNow: (paused, all) =>
    `${paused} von ${all} ${plural(all, "Ziel", "Zielen")} ${plural(paused, "ist", "sind")} zurzeit pausiert.`,
  leave: "Abwesenheit eintragen",
  changeAway: "Abwesenheit ändern",
  pauseLength: "Wie lange?",
  untilDay: "Bis zu einem Datum",
  untilBack: "Bis ich zurück bin",
  firstDayBack: "Erster Tag nach der Abwesenheit",
  pauseReason: "Grund (optional)",
  pauseReasonHint: "Ihre Coaches können das lesen.",
  awaySet: (count) =>
    count === 0
      ? "Abwesenheit eingetragen."
      : `Abwesenheit eingetragen. ${count} ${plural(count, "Ziel", "Ziele")} pausiert.`,
  comeBack: "Ich bin zurück",
  resumeGoals: "Alle Ziele fortsetzen",
  welcomeBack: "Willkommen zurück",
  wereAway: (days) => `Sie waren ${days} ${plural(days, "Tag", "Tage")} abwesend.`,
  whichDates: "Welche Fälligkeiten sollen um die Tage der Pause verschoben werden?",
  dueMoves: (before, after) => parts("Von ", before, " auf ", after),
  moveDates: "Fälligkeiten verschieben",
  leaveDates: "Nicht verschieben",
  nothingToMove: "Ihre Ziele laufen ab heute weiter. Es muss keine Fälligkeit verschoben werden.",
  goalsResumed: (count) =>
    count === 0 ? "Willkommen zurück." : `${count} ${plural(count, "Ziel", "Ziele")} fortgesetzt.`,

  calendar: "Ihr Kalender",
  calendarWhy:
    "Sehen Sie Fälligkeiten, Schritte und Check-in-Tage in Ihrem eigenen Kalender. Wer den Link hat, kann sie sehen.",
  loadingCalendar: "Ihr Kalenderlink wird geladen...",
  makeAddress: "Kalenderlink erstellen",
  addressMade: "Kalenderlink erstellt.",
  address: "Kalenderlink",
  addressHint: (read) => `Abonnieren Sie diesen Link in Ihrer Kalender-App. ${read}`,
  neverRead: "Noch von keinem Kalender verwendet.",
  lastRead: (when) => `Zuletzt verwendet: ${when}.`,
  copyAddress: "Link kopieren",
  addressCopied: "Kalenderlink kopiert.",
  addressNotCopied:
    "Der Link konnte nicht kopiert werden. Er ist markiert, Sie können ihn selbst kopieren.",
  replaceAddress: "Link ersetzen",
  replaceTitle: "Diesen Kalenderlink ersetzen?",
  replaceWarning:
    "Der alte Link funktioniert sofort nicht mehr. Tragen Sie den neuen in jedem Kalender ein, der ihn verwendet hat.",
  replace: "Link ersetzen",
  addressReplaced: "Kalenderlink ersetzt. Der alte funktioniert nicht mehr.",
  removeAddress: "Link entfernen",
  removeTitle: "Diesen Kalenderlink entfernen?",
  removeWarning:
    "Er funktioniert sofort nicht mehr, und Ihre Termine verschwinden aus den Kalendern, die ihn verwenden.",
  remove: "Link entfernen",
  addressRemoved: "Kalenderlink entfernt.",

  deletedGoals: "Gelöschte Ziele",
  loadingDeleted: "Ihre gelöschten Ziele werden geladen...",
  noneDeleted: "Keine kürzlich gelöschten Ziele.",
  deletedOn: (day, until) =>
    parts("Gelöscht: ", day, ". Wiederherstellen möglich bis ", until, "."),
  restore: "Wiederherstellen",
  restored: (goal) => parts("„", goal, "“ wurde wiederhergestellt."),
  notRestorable: "Dieses Ziel kann nicht mehr wiederhergestellt werden.",

  data: "Ihre Daten",
  exports: "Download",
  dataWhat:
    "Alles, was Cairn über Sie speichert, in einer JSON-Datei: Ihr Profil, Ziele mit ihrem Verlauf, Abzeichen, Check-ins und Sitzungen.",
  download: "Meine Daten herunterladen",
  tables: "Als CSV für Tabellenprogramme:",
  goals: "Ziele",
  ledger: "Verlauf",
  checkIns: "Check-ins",
  circles: "Kreise",
  collecting: "Ihre Daten werden zusammengestellt...",
  dataSaved: (file) => `Ihre Daten wurden als ${file} gespeichert.`,

  tokens: "Zugriffstoken",
  tokensWhy: (api) =>
    parts("Nutzen Sie ", api, " in eigenen Skripten. Token gelten weiter, wenn Sie sich abmelden."),
  api: "die API",
  loadingTokens: "Ihre Zugriffstoken werden geladen...",
  noTokens: "Keine Zugriffstoken.",
  validToken: (scope, made, ends, used) =>
    parts(`${scope}. Erstellt: ${made}, läuft ab: `, ends, `. ${used}.`),
  expiredToken: (scope, made, ended, used) =>
    parts(`${scope}. Erstellt: ${made}, abgelaufen: `, ended, `. ${used}.`),
  tokenUnused: "Noch nicht verwendet",
  tokenLastUsed: (when) => `Zuletzt verwendet: ${when}`,
  revoke: "Widerrufen",
  tokenRevoked: (name) => `„${name}“ wurde widerrufen.`,
  tokenName: "Name",
  tokenNameHint: "Wofür verwenden Sie es?",
  tokenScope: "Zugriff",
  mayRead: "Ihre Ziele mit Fortschritt, Abzeichen und Check-ins sehen.",
  mayLog: "Auch Fortschritt zu Ihren Zielen eintragen.",
  tokenDays: "Läuft ab nach (Tagen)",
  tokenDaysHint: `Von 1 bis ${limits.accessTokenDays}.`,
  openTokenForm: "Token erstellen",
  makeToken: "Token erstellen",
  noTokenMade: "Das Token wurde nicht erstellt.",
  tokenMade: (name) => `„${name}“ wurde erstellt. Kopieren Sie das Token jetzt.`,
  newToken: "Ihr neues Token",
  newTokenHint:
    "Es wird nicht noch einmal angezeigt. Wer das Token hat, kann es verwenden. Bewahren Sie es wie ein Passwort auf.",
  command: "Im Terminal ausprobieren",
  curl: (token, address) => `curl -H "Authorization: Bearer ${token}" ${address}`,
  copyToken: "Token kopieren",
  tokenCopied: "Token kopiert.",
  copyCommand: "Befehl kopieren",
  commandCopied: "Befehl kopiert.",
  notCopied: "Das konnte nicht kopiert werden. Es ist markiert, Sie können es selbst kopieren.",
  tokenDone: "Fertig",

  device: "Dieses Gerät",
  keepGoals: "Meine Ziele auf diesem Gerät behalten",
  keepGoalsHint:
    "Dann können Sie Ihre Ziele auch offline sehen und Fortschritt eintragen. Sie werden entfernt, wenn Sie sich abmelden oder Ihre Sitzung endet. Lassen Sie das aus, wenn andere diesen Browser verwenden.",
  keepsNothing: "In diesem Browser darf Cairn keine Daten speichern.",
  goalsKept: (when) => `Zuletzt aktualisiert: ${when}.`,

  identities: "Anmeldeoptionen",
  identitiesWhy:
    "Sie können sich mit jeder dieser Optionen bei diesem Konto anmelden. Die Anbieter erfahren nichts voneinander.",
  signInOptionsWhy: "Sie können sich mit jeder dieser Optionen bei diesem Konto anmelden.",
  passkeys: "Passkeys",
  passkeysWhy:
    "Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an. Er ist auf Ihrem Gerät oder in Ihrem Passwortmanager gespeichert.",
  loadingPasskeys: "Ihre Passkeys werden geladen...",
  loadingIdentities: "Ihre Anmeldeoptionen werden geladen...",
  lastSignIn: (when) => `Letzte Anmeldung: ${when}`,
  email: "E-Mail",
  emailAt: (address) => (address === null ? "E-Mail" : `E-Mail (${address})`),
  notJoined: "Nicht verbunden",
  onlyWay: ". Das ist Ihre einzige Anmeldeoption",
  noLongerOffered: ". Hier nicht mehr verfügbar",
  join: (provider) => `${provider} verbinden`,
  nothingJoined: "Es wurde keine Anmeldeoption hinzugefügt.",
  part: (provider) => `Verbindung mit ${provider} trennen`,
  parted: (provider) =>
    `Die Verbindung mit ${provider} wurde getrennt. Überall sonst wurden Sie abgemeldet.`,

  sessions: "Wo Sie angemeldet sind",
  sessionsWhat:
    "Browser, in denen Sie angemeldet sind. „Zuletzt verwendet“ wird stündlich aktualisiert.",
  loadingSessions: "Ihre Sitzungen werden geladen...",
  thisBrowser: "Dieser Browser",
  otherBrowser: "Ein anderer Browser",
  signedIn: (when) => `Angemeldet ${when}`,
  toAdminArea: (when) => `im Admin-Bereich ${when}`,
  sessionLastUsed: (when) => `, zuletzt verwendet ${when}`,
  signOut: "Abmelden",
  signOutWhich: (signedIn) => `: Browser, angemeldet ${signedIn}`,
  signedOut: "Dieser Browser wurde abgemeldet.",
  noOtherSessions: "Sie sind nirgendwo sonst angemeldet.",
  signOutOthers: "Überall sonst abmelden",
  othersSignedOut: "Überall sonst wurden Sie abgemeldet.",

  deleteTitle: "Konto löschen",
  deleteWhat:
    "Das löscht endgültig Ihre Ziele mit ihrem Verlauf, Ihre Abzeichen und Ihre Check-ins. Personen, die Sie coachen, können danach einen anderen Coach einladen.",
  deleteAccount: "Konto löschen",
  deleteQuestion: "Ihr Konto löschen?",
  deleteWarning:
    "Das kann nicht rückgängig gemacht werden. Laden Sie Ihre Daten vorher herunter, wenn Sie sie behalten möchten.",
  deleteWord: (word) => `Geben Sie zur Bestätigung ${word} ein`,
  deleteWordWrong: (word) => `Bitte geben Sie ${word} in Großbuchstaben ein.`,
  deleteCancel: "Abbrechen",
  deleteConfirm: "Endgültig löschen",
  nothingDeleted: "Es wurde nichts gelöscht.",
  keepAccount: "Konto behalten",

  notNow: "Nicht jetzt",
  bringBack: (providers) =>
    `Melden Sie sich mit ${list.or(providers)} erneut an, um auf diese Seite zurückzukehren.`,
  passkeyBringsBack:
    "Melden Sie sich mit einem Passkey erneut an, um auf diese Seite zurückzukehren.",
  adminBringsBack: "Melden Sie sich erneut als Admin an, um auf diese Seite zurückzukehren.",
  adminSignIn: "Zur Admin-Anmeldung",
} satisfies Words<typeof english>;
