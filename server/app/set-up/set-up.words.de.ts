import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./set-up.words.ts";

export const words = {
  title: "Cairn einrichten",
  noAdmin: `Auf diesem Server gibt es noch kein Admin-Konto. Beim Start hat er einen Code in seine Konsole oder sein Protokoll geschrieben. Der Code kann einmal verwendet werden und läuft nach ${limits.setUpMinutes} Minuten ab. Starten Sie den Server neu, um einen neuen zu erhalten.`,
  code: "Code",
  goOn: "Weiter",

  states: {
    set: "In Ordnung",
    look: "Prüfen",
    missing: "Fehlt",
  },
  configured: "Konfiguration",
  configuredHow:
    "Die Einstellungen kommen aus der Umgebung des Servers und werden beim Start gelesen.",
  thisServer: "Dieser Server",
  adminDashboard: "Admin-Dashboard",

  testMail: "Test-E-Mail",
  sendTo: "Senden an",
  sendTestMail: "Test-E-Mail senden",
  noMailServer: "Es ist kein Mailserver eingerichtet.",
  noTestMailLeft: "Mit diesem Code können Sie keine weiteren Test-E-Mails senden.",
  testMailSent: (address) =>
    `Der Mailserver hat die Test-E-Mail an ${address} angenommen. Prüfen Sie, ob sie ankommt.`,
  testMailFailed: (reason) => `Die Test-E-Mail wurde nicht gesendet: ${reason}`,
  testMailSubject: "Test-E-Mail von Cairn",
  testMailText: (origin) =>
    `Das ist eine Test-E-Mail von Cairn unter ${origin}. Wenn Sie sie lesen können, funktioniert der Versand.`,

  firstAdmin: "Erstes Admin-Konto",
  firstAdminHow: `Admins verwalten Personen und E-Mails unter /admin. Die Ziele anderer sehen sie nicht. Das Passwort braucht mindestens ${limits.adminPasswordLeast} Zeichen. Sobald das Konto erstellt ist, gilt der Code nicht mehr.`,
  email: "Ihre E-Mail-Adresse",
  password: "Passwort",
  makeAdmin: "Admin-Konto erstellen",

  done: "Cairn ist eingerichtet",
  adminMade: "Ihr Admin-Konto wurde erstellt.",
  signIn: "Als Admin anmelden",

  notHere: "Seite nicht gefunden",
  notHereWhy: "Der Link ist unvollständig oder wurde schon verwendet.",
  notNow: "Bitte versuchen Sie es später noch einmal",
} satisfies Words<typeof english>;
