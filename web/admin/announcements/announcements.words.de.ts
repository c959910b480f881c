import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./announcements.words.ts";

export const words = {
  title: "Ankündigungen",

  write: "Ankündigung schreiben",
  type: "Art",
  types: {
    announcement: "Ankündigung",
    marketing: "Tipps und Angebote",
  },
  typeHints: {
    announcement: "Neues aus dem Produkt, für alle, die Ankündigungen nicht ausgeschaltet haben.",
    marketing: "Tipps und Angebote, nur für Personen, die zugestimmt haben.",
  },
  subject: "Betreff",
  message: "Nachricht",
  messageHint: "Reiner Text. Eine Leerzeile beginnt einen neuen Absatz.",
  send: "Senden",
  preview: "Vorschau",
  people: (count, shown) => `${shown} ${plural(count, "Person", "Personen")}`,
  audience: (count, people, others) =>
    `Diese E-Mail geht an ${count} von ${people}${others.length === 0 ? "" : `; ${others.join(", ")}`}.`,
  turnedOff: {
    announcement: (shown) => `Ankündigungen ausgeschaltet: ${shown}`,
    marketing: (shown) => `Tipps und Angebote nicht eingeschaltet: ${shown}`,
  },
  unverified: (shown) => `ohne bestätigte E-Mail-Adresse: ${shown}`,
  disabled: (shown) => `deaktiviert: ${shown}`,

  subjectIs: (subject) => parts("Betreff: ", subject),
  form: "Format der E-Mail",
  html: "HTML",
  plainText: "Text",
  htmlForm: "Die E-Mail als HTML",
  close: "Schließen",

  sendQuestion: (people) => `An ${people} senden?`,
  sendWhat: {
    announcement: (subject, people) =>
      `„${subject}“ wird als Ankündigung an ${people} gesendet. Danach lässt sie sich nicht zurückholen.`,
    marketing: (subject, people) =>
      `„${subject}“ wird als E-Mail mit Tipps und Angeboten an ${people} gesendet. Danach lässt sie sich nicht zurückholen.`,
  },
  sendTo: (people) => `An ${people} senden`,
  cancel: "Abbrechen",

  sentTitle: "Gesendete Ankündigungen",
  loading: "Die Ankündigungen werden geladen...",
  none: "Noch keine Ankündigungen.",
  showEarlier: "Frühere Ankündigungen anzeigen",
  spokenQueueing: (subject) => `„${subject}“ wird eingereiht.`,
  spokenQueued: (subject) => `„${subject}“ ist eingereiht. Die E-Mails sind unterwegs.`,
  spokenStopping: (subject) => `„${subject}“ wird gestoppt.`,
  spokenDone: (subject, people) => `„${subject}“ wurde an ${people} gesendet.`,
  spokenStopped: (subject, people) => `„${subject}“ wurde gestoppt, nach dem Senden an ${people}.`,

  queueing: "Wird eingereiht",
  sending: "Wird gesendet",
  done: "Fertig",
  stopping: "Wird gestoppt",
  stopped: "Gestoppt",
  by: (author) => `, von ${author}`,
  stoppedAt: (time) => parts(". Gestoppt ", time),
  queueingOf: (subject) => `${subject} wird eingereiht`,
  queuedOf: (queued, all) => `${queued} von ${all} eingereiht`,
  queued: "Eingereiht",
  sent: "Gesendet",
  failed: "Fehlgeschlagen",
  pending: "Ausstehend",
  withdrawn: "Abbestellt",
  notSent: "Nicht gesendet",
  readMessage: "Nachricht lesen",

  stop: "Stoppen",
  stopOne: (subject) => `${subject} stoppen`,
  stopTitle: "Diese Ankündigung stoppen?",
  stopQuestion: (left, all) =>
    `Schon gesendet: ${left} von ${all} E-Mails. Sie lassen sich nicht zurückholen. Die übrigen werden nicht gesendet.`,
  goOn: "Weiter senden",
  stopAnnouncement: "Ankündigung stoppen",
} satisfies Words<typeof english>;
