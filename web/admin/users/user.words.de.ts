import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./user.words.ts";

export const words = {
  title: "Person",
  toUsers: "Zurück zu den Personen",
  loading: "Diese Person wird geladen...",
  loadFailed: "Diese Person konnte nicht geladen werden.",
  gone: "Diese Person gibt es nicht mehr.",

  account: "Konto",
  lastActive: "Zuletzt aktiv",
  never: "Nie",

  signIns: "Anmeldungen",
  lastSignIn: (way) => `Letzte Anmeldung mit ${way}`,
  passkeys: "Passkeys",
  lastPasskeySignIn: "Letzte Anmeldung mit Passkey",
  lastAdminSignIn: "Letzte Anmeldung im Admin-Bereich",
  noSignIns: "Noch keine Anmeldungen.",
  openSessions: (count, shown) =>
    count === 0
      ? "Zurzeit nirgendwo angemeldet."
      : count === 1
        ? "Zurzeit in 1 Browser angemeldet."
        : count < limits.sessionsShown
          ? `Zurzeit in ${shown} Browsern angemeldet.`
          : `Zurzeit in ${shown} oder mehr Browsern angemeldet.`,

  checkIns: "Check-ins",
  doneOfDue: (done, due) => `${done} von ${due}`,
  done: "Erledigt",
  missed: "Verpasst",
  stillDue: "Noch fällig",
  checkInsOf: `Von den Check-ins der letzten ${limits.userCheckInWeeks} Wochen. Ziele und Antworten werden nicht angezeigt.`,
  noCheckIns: `In den letzten ${limits.userCheckInWeeks} Wochen waren keine Check-ins fällig.`,

  mails: "E-Mails",
  mailType: "Art",
  sent: "Gesendet",
  failed: "Fehlgeschlagen",
  mailTotal: "Gesamt",
  mailsOf: `E-Mails an diese Person in den letzten ${limits.mailRowDays} Tagen.`,
  noMails: `Keine E-Mails in den letzten ${limits.mailRowDays} Tagen.`,
} satisfies Words<typeof english>;
