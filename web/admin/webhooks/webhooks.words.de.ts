import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./webhooks.words.ts";

export const words = {
  title: "Webhooks",
  what: "Benachrichtigen Sie andere Systeme, wenn etwas geschieht. Ereignisse enthalten nur IDs und den Namen des Ereignisses, nie Texte von Personen.",
  loading: "Die Webhooks werden geladen...",
  none: "Noch keine Webhooks.",
  failingOff: (host) =>
    `Der Webhook zu ${host} wurde ausgeschaltet, weil er mehrere Tage lang nicht funktioniert hat. Er erhält keine Ereignisse mehr.`,
  goneOff: (host) =>
    `Der Webhook zu ${host} wurde ausgeschaltet, weil sein Empfänger „410 Gone“ geantwortet hat.`,

  on: "Ein",
  off: "Aus",
  turnedOff: "Ausgeschaltet",
  facts: (events, made) => parts(events, ". Erstellt ", made, "."),
  failingSince: (time) => parts(" Fehler seit ", time, "."),
  formerSecretUntil: (time) => parts(" Das vorige Secret gilt noch bis ", time, "."),

  deliveries: "Zustellungen",
  ofWebhook: (host) => ` des Webhooks zu ${host}`,
  sendTest: "Testereignis senden",
  toHost: (host) => ` an ${host}`,
  testSent: (host) => `Ein Testereignis an ${host} ist unterwegs.`,
  turnOff: "Ausschalten",
  turnOn: "Einschalten",
  theWebhook: (host) => `: Webhook zu ${host}`,
  isOff: (host) => `Der Webhook zu ${host} ist ausgeschaltet.`,
  isOn: (host) => `Der Webhook zu ${host} ist eingeschaltet.`,
  changeSecret: "Secret ändern",

  remove: "Entfernen",
  removeQuestion: (host) => `Den Webhook zu ${host} entfernen?`,
  removeWhat:
    "Das entfernt auch seine Zustellungen. Wartende Ereignisse werden nicht gesendet. Schalten Sie den Webhook stattdessen aus, um die Zustellungen zu behalten.",
  cancel: "Abbrechen",
  removed: (host) => `Der Webhook zu ${host} wurde entfernt.`,

  deliveriesTo: (host) => `Zustellungen an ${host}`,
  loadingDeliveries: "Die Zustellungen werden geladen...",
  nothingSent: `Keine Zustellungen in den letzten ${limits.webhookDeliveryDays} Tagen.`,
  delivered: "Zugestellt",
  waiting: "Wartet",
  failed: "Fehlgeschlagen",
  tries: (count) => `${count} ${plural(count, "Versuch", "Versuche")}`,
  answer: (status) => `Status ${status}`,
  nextTry: (tries, time) => parts(tries > 0 ? ". Nächster Versuch " : "Nächster Versuch ", time),
  sendAgain: "Erneut senden",
  theEvent: (event) => `: Ereignis ${event}`,
  sentAgain: (event, host) => `„${event}“ wurde erneut an ${host} gesendet.`,
  showEarlier: "Frühere Zustellungen anzeigen",

  newWebhook: "Neuer Webhook",
  address: "Adresse",
  addressHint: "Ereignisse werden als POST-Anfragen an diese Adresse gesendet.",
  eventHints: {
    "goal.completed": "goal.completed: IDs des Ziels und der verantwortlichen Person",
    "coach.accepted": "coach.accepted: IDs des Ziels, der verantwortlichen Person und des Coachs",
    "check_in.missed":
      "check_in.missed: IDs des Ziels und der verantwortlichen Person sowie der Zeitraum",
  },
  make: "Webhook erstellen",

  copyNow: (host) => `Kopieren Sie jetzt das Secret für ${host}.`,
  secretOf: (host) => `Webhook-Secret für ${host}`,
  secretHint:
    "Es wird nicht noch einmal angezeigt. Damit prüft der Empfänger, dass Ereignisse von diesem Server kommen.",
  newSecretHint: `Es wird nicht noch einmal angezeigt. Damit prüft der Empfänger, dass Ereignisse von diesem Server kommen. Das vorige Secret gilt noch ${limits.webhookSecretHours} Stunden.`,
  secretCopied: "Secret kopiert.",
  copyFailed: "Das konnte nicht kopiert werden. Es ist markiert, Sie können es selbst kopieren.",
  copySecret: "Secret kopieren",
  secretDone: "Fertig",
} satisfies Words<typeof english>;
