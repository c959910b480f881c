import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./form-errors.words.ts";

export const words = {
  requestInvalid: "Die Anfrage ist ungültig.",
  formOvertaken:
    "Das wurde in einem anderen Fenster geändert. Bitte prüfen Sie es und speichern Sie noch einmal.",
  profileNameMissing: "Bitte geben Sie Ihren Namen ein.",
  profileEmailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  profileZoneTooSoon: `Sie können die Zeitzone höchstens einmal in ${limits.zoneChangeHours} Stunden ändern.`,
  accountSignInAgain: `Ihre Anmeldung ist mehr als ${limits.freshSignInMinutes} Minuten her. Bitte melden Sie sich erneut an, um Ihr Konto zu löschen.`,
  goalIncomplete: "Bitte füllen Sie vor dem Speichern alle Felder aus.",
  goalDueDateInvalid:
    "Ungültiges Fälligkeitsdatum. Bitte geben Sie ein Datum im Format TT.MM.JJJJ oder JJJJ-MM-TT ein.",
  goalTargetNotANumber: "Der Zielwert muss eine Zahl sein.",
  goalTargetDateInvalid: "Ungültiges Zieldatum im Feld „Messbar“.",
  goalStreakTargetInvalid:
    "Der Zielwert einer täglichen Serie muss eine positive Zahl von Tagen sein.",
  goalMeasureUnknown: "Ungültige Messgröße gewählt.",
  goalTooMany: `Sie haben die Grenze von ${limits.goalsPerUser} Zielen erreicht.`,
  goalClosed: "Dieses Ziel wurde unerreicht beendet.",
  milestoneTitleMissing: "Bitte geben Sie der Seite einen Titel.",
  progressValueInvalid:
    "Der Fortschritt konnte nicht eingetragen werden. Bitte prüfen Sie den Wert.",
  invitationNotNow: "Sie können einen Coach nur zu einem aktiven Ziel ohne Coach einladen.",
  invitationInvalid:
    "Das Ziel, zu dem Sie als Coach eingeladen wurden, gibt es nicht mehr, oder der Link ist ungültig.",
  invitationOwn: "Sie können sich nicht selbst coachen.",
  invitationGoalGone: "Das Ziel, zu dem Sie als Coach eingeladen wurden, gibt es nicht mehr.",
  invitationTaken: "Dieses Ziel hat schon einen anderen Coach.",
  emailVerificationFailed:
    "Die Bestätigung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  emailUnsubscribeFailed:
    "Dieser Link zum Abbestellen ist ungültig. Sie können E-Mails stattdessen in den E-Mail-Einstellungen abbestellen.",
  announcementNobody:
    "Niemand würde das erhalten: Keine Person mit bestätigter Adresse hat diese Art von E-Mail eingeschaltet.",
  announcementSubjectMissing: "Bitte geben Sie einen Betreff ein.",
  announcementSubjectTooLong: `Der Betreff darf höchstens ${limits.mailSubject} Zeichen lang sein.`,
  announcementTextMissing: "Bitte geben Sie eine Nachricht ein.",
  announcementTextTooLong: `Die Nachricht darf höchstens ${limits.announcementText} Zeichen lang sein.`,
  colleagueAddressMissing: "Bitte geben Sie eine E-Mail-Adresse ein.",
  colleagueAddressWrong: "Eine dieser Angaben ist keine E-Mail-Adresse.",
  colleagueTooMany: `Sie können höchstens ${limits.colleaguesAtOnce} Personen auf einmal einladen.`,
  adminSignInFailed: "Anmeldung fehlgeschlagen. Bitte prüfen Sie E-Mail-Adresse und Passwort.",
  seedNotHere: "Beispieldaten gibt es nur im Entwicklungsmodus.",
} satisfies Words<typeof english>;
