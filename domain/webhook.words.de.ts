import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import type { words as english } from "./webhook.words.ts";

export const words = {
  events: {
    "goal.completed": "Ziel abgeschlossen",
    "coach.accepted": "Coach hat angenommen",
    "check_in.missed": "Check-in verpasst",
    "webhook.test": "Testereignis",
  },

  faults: {
    address: "Diese Adresse kann nicht verwendet werden",
    private: "Diese Adresse liegt in einem privaten Netz",
    "no-address": "Der Hostname wurde nicht gefunden",
    connection: "Keine Verbindung",
    certificate: "Das Zertifikat ist ungültig",
    time: `Keine Antwort innerhalb von ${limits.webhookSeconds} Sekunden`,
    redirect: "Der Empfänger leitet weiter, und Weiterleitungen sind nicht erlaubt",
    answer: "Der Empfänger hat einen Fehler gemeldet",
    secret: "Das Secret ist nicht lesbar. Ändern Sie es.",
    "turned-off": "Der Webhook wurde ausgeschaltet",
    restored: "Wurde vor dem Einspielen eines Backups vielleicht schon gesendet",
  },
} satisfies Words<typeof english>;
