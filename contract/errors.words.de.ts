import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { Notation } from "#domain/notation.ts";
import type { words as english } from "./errors.words.ts";

/** German, as the texts around it. */
const notation: Notation = {
  order: "dmy",
  decimal: ",",
  group: ".",
  groupSize: 3,
  groupedFrom: 1_000,
  firstWeekday: 1,
};

export const words = {
  notAllowed: "Dazu sind Sie nicht berechtigt.",
  demoRefused: "In der Demo ist das ausgeschaltet.",
  requestTooLarge: "Die Anfrage ist zu groß.",
  requestNotJson: "Die Anfrage muss JSON sein.",
  requestMethod: "Diese Methode ist hier nicht erlaubt.",
  requestForeignOrigin: "Die Anfrage kam von einer anderen Website.",
  requestForeignHost: "Cairn ist für diesen Hostnamen nicht eingerichtet.",
  requestFromOutside:
    "Cairn läuft im Entwicklungsmodus. Es beantwortet nur Anfragen von diesem Rechner und aus seinem lokalen Netz, nicht über einen Proxy.",
  requestKeyReused: "Dieser Anfrageschlüssel wurde schon für eine andere Anfrage verwendet.",
  signInInvalidState:
    "Der Anmeldeversuch ist nicht mehr gültig. Bitte versuchen Sie es noch einmal.",
  signInCodeRefused: "Ungültiger Code",
  signInProviderFailed: "Anbieter nicht erreichbar",
  signInAccountDisabled: "Dieses Konto ist deaktiviert.",
  signInInvalidToken: "Ungültiges Token",
  signInNotOffered: "Diese Anmeldeoption ist nicht verfügbar. Bitte laden Sie die Seite neu.",
  signInProviderSilent:
    "Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  signInAddressMissing: "Ihre Organisation hat Ihre E-Mail-Adresse nicht übermittelt.",
  signInAddressUnverified: "Ihre Organisation hat Ihre E-Mail-Adresse nicht bestätigt.",
  signInAddressElsewhere: "Mit dieser E-Mail-Domain ist hier keine Anmeldung möglich.",
  signInLinkOver:
    "Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.",
  signInOtherBrowser:
    "Sie haben diesen Link in einem anderen Browser angefordert. Geben Sie dort den Code aus der E-Mail ein.",
  signInCodeWrong:
    "Dieser Code ist falsch oder abgelaufen. Verwenden Sie den Code aus der neuesten E-Mail.",
  signInCodeOver: "Zu viele falsche Codes. Bitte fordern Sie eine neue E-Mail an.",
  signInTooManyLinks:
    "Zu viele Anmelde-E-Mails. Bitte versuchen Sie es in einigen Stunden noch einmal.",
  identitySignInAgain: `Ihre Anmeldung ist mehr als ${limits.freshSignInMinutes} Minuten her. Bitte melden Sie sich erneut an, um die beiden Konten zu verbinden.`,
  identityOfAnother: "Dieses Konto ist schon mit einem anderen Cairn-Konto verbunden.",
  identitySecond: "Sie melden sich schon mit einem anderen Konto dieses Anbieters an.",
  identityLast: "Sie brauchen mindestens eine Anmeldeoption.",
  tokenNotValid:
    "Dieses Zugriffstoken ist ungültig. Es ist vielleicht falsch geschrieben, abgelaufen oder widerrufen.",
  tokenNotAllowed: "Dieses Zugriffstoken erlaubt das nicht.",
  goalNotEnded: "Dieses Ziel ist noch aktiv.",
  goalNotPaused: "Dieses Ziel ist nicht pausiert.",
  goalUndoTooLate: "Das kann nicht mehr rückgängig gemacht werden.",
  goalReopenTooLate: `Ein Ziel kann nur innerhalb von ${limits.reopenDays} Tagen nach dem Abschließen oder Beenden reaktiviert werden.`,
  goalWhyMissing: "Bitte geben Sie einen Grund an. Ihr Coach sieht ihn.",
  pauseDayInvalid: `Bitte wählen Sie einen Tag innerhalb der nächsten ${limits.pauseDays} Tage.`,
  pauseTooMany: `Ein Ziel kann höchstens ${limits.pausesPerGoal}-mal pausiert werden.`,
  emailCheckInLinkWrong: "Dieser Link ist ungültig. Sie können stattdessen in Cairn einchecken.",
  goalNoStreak: "Dieses Ziel hat keine Serie.",
  importNotCsv: "Diese Zeile ist kein gültiges CSV.",
  importColumnsMissing:
    "Die erste Zeile muss die Spalten nennen: „day“, „value“ und, falls es Notizen gibt, „note“.",
  importSeveralGoals: "Diese Datei enthält mehrere Ziele. Bitte wählen Sie eines aus.",
  importTooMany: `Die Datei darf höchstens ${numberInWords(limits.importLines, notation)} Zeilen haben.`,
  importDayInvalid: "Der Tag muss ein Datum wie 2026-03-10 sein.",
  importDayTooEarly: "Der Tag liegt mehr als zehn Jahre zurück.",
  importDayGoesBack: "Der Tag liegt vor dem Tag in der Zeile darüber.",
  importDayBeforeLedger: "Der Tag liegt vor dem letzten im Verlauf des Ziels.",
  importValueInvalid: "Der Wert passt nicht zu diesem Ziel.",
  importValueAmbiguous:
    "Diese Zahl ist mehrdeutig: 1.200 kann 1200 oder 1,2 bedeuten. Bitte schreiben Sie sie ohne Tausendertrennzeichen.",
  importNoteTooLong: `Eine Notiz darf höchstens ${limits.entryNote} Zeichen lang sein.`,
  importNothing: "Es gibt nichts zu importieren: Keine Zeile ändert den Wert.",
  importGoalMoved: "Das Ziel hat sich inzwischen geändert. Bitte prüfen Sie die Datei noch einmal.",
  stepMissing: "Bitte geben Sie einen Schritt ein.",
  stepTooLong: `Der Schritt darf höchstens ${limits.step} Zeichen lang sein.`,
  stepTooMany: `Ein Ziel kann höchstens ${limits.stepsPerGoal} Schritte haben.`,
  suggestionTooMany: `Es können höchstens ${limits.suggestionsPerGoal} vorgeschlagene Schritte gleichzeitig offen sein.`,
  ifThenMissing: "Bitte füllen Sie beide Teile aus.",
  ifThenTooLong: `Jeder Teil eines Wenn-dann-Plans darf höchstens ${limits.ifThen} Zeichen lang sein.`,
  ifThenTooMany: `Ein Ziel kann höchstens ${limits.ifThensPerGoal} Wenn-dann-Pläne haben.`,
  completionWaits: "Dieses Ziel wartet auf seinen Coach. Nehmen Sie zuerst die Anfrage zurück.",
  completionNotAsked: "Diese Anfrage ist nicht mehr offen.",
  coachingNone: "Dieses Ziel hat jetzt keinen Coach.",
  coachingAnother: "Dieses Ziel hat jetzt einen anderen Coach.",
  coachingTooLate: `Sie können einen Coach nur innerhalb von ${limits.takeBackDays} Tagen nach der Annahme der Einladung entfernen. Danach endet das Coaching mit dem Ziel oder wenn der Coach es beendet.`,
  noteNudgedLately: `Sie haben in den letzten ${limits.nudgeDays} Tagen zu diesem Ziel schon nachgefragt.`,
  noteNothingMissed: "Bei diesem Ziel gibt es keinen verpassten Check-in.",
  privateNoteTooLong: `Die private Notiz darf höchstens ${numberInWords(limits.privateNote, notation)} Zeichen lang sein.`,
  privateNoteTooMany: `Sie können zu einem Ziel höchstens ${limits.privateNotesPerGoal} private Notizen haben.`,
  emailNoServer: "Dieser Server versendet keine E-Mails.",
  emailNoAddress: "Es gibt keine E-Mail-Adresse zum Bestätigen.",
  emailAlreadyVerified: "Diese E-Mail-Adresse ist schon bestätigt.",
  emailVerificationTooSoon:
    "Eine Bestätigungs-E-Mail wurde gerade erst gesendet. Bitte versuchen Sie es später noch einmal.",

  adminUserNotFound: "Zu dieser E-Mail-Adresse wurde niemand gefunden.",
  adminWrongPassword: "Falsches Passwort.",
  adminInvalidEmail: "Ungültige E-Mail-Adresse.",
  adminTooManyAttempts: "Zu viele Fehlversuche. Bitte versuchen Sie es später noch einmal.",
  adminCodeMissing: "Bitte geben Sie den Code aus Ihrer Authenticator-App ein.",
  adminCodeWrong: "Dieser Code ist falsch oder wurde schon verwendet.",
  adminSetUpCode:
    "Dieser Code ist falsch, schon verwendet oder abgelaufen. Starten Sie Cairn neu, um einen neuen zu erhalten.",
  adminSetupFailed:
    "Das Admin-Konto konnte nicht eingerichtet werden. Bitte versuchen Sie es noch einmal.",
  adminPasswordTooShort: `Das Passwort braucht mindestens ${limits.adminPasswordLeast} Zeichen.`,
  adminPasswordTooLong: `Das Passwort darf höchstens ${limits.adminPasswordMost} Zeichen lang sein.`,
  adminPasswordTooCommon: "Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.",
  adminAccountExists: "Es gibt schon ein Admin-Konto mit dieser Adresse.",
  adminAccountUnknown: "Es gibt kein Admin-Konto mit dieser Adresse.",
  adminSecretKeyMissing:
    "SECRET_KEY ist nicht gesetzt. Setzen Sie ihn auf den Schlüssel des Servers: Er verschlüsselt die zweiten Faktoren.",
  adminSecretKeyWrong:
    "Mit diesem SECRET_KEY wurden die zweiten Faktoren nicht verschlüsselt. Es wurde nichts geändert. Setzen Sie ihn auf den Schlüssel des Servers. Hat sich dieser geändert, schalten Sie zuerst die alten zweiten Faktoren aus (totp EMAIL --off).",
  adminOwnAccount: "Ihr eigenes Konto können Sie nicht deaktivieren oder löschen.",
  adminLastAdmin: "Es muss mindestens ein Admin-Konto geben.",
  adminUserGone: "Diese Person gibt es nicht mehr.",
  adminSyncRunning: "Eine Synchronisierung läuft bereits.",
  announcementOver: "Diese Ankündigung wurde schon gesendet oder gestoppt.",
  seedTooLarge:
    "Das sind zu viele Beispieldaten für diese Seite. Führen Sie stattdessen auf dem Server npm run seed aus.",
} satisfies Words<typeof english>;
