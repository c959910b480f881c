import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { words as english } from "./email-analytics.words.ts";

export const words = {
  title: "E-Mail-Statistik",
  range: "Zeitraum",
  days: (days) => `${days} Tage`,
  error: (reason) => `Fehler: ${reason}`,
  statsFailed: "Die E-Mail-Statistik konnte nicht geladen werden.",
  loading: "Die E-Mail-Statistik wird geladen...",
  emails: (count, notation) =>
    `${numberInWords(count, notation)} ${plural(count, "E-Mail", "E-Mails")}`,
  inLastDays: (emails, days) => `${emails} in den letzten ${days} Tagen`,
  noEmails: "Keine E-Mail-Daten",
  noEmailsIn: (days) => `Keine E-Mails in den letzten ${days} Tagen.`,

  total: "Gesamt",
  sent: "Gesendet",
  failed: "Fehlgeschlagen",
  pending: "Ausstehend",
  successRate: "Erfolgsquote",
  health: "Zustand",
  notAvailable: "k. A.",
  stillPending: (emails) =>
    `Noch ausstehend: ${emails}. Wenn sich das nicht ändert, prüfen Sie den Mailserver und das Protokoll von Cairn.`,

  byDay: "E-Mails nach Tag und Art",
  bySevenDays: "E-Mails nach Woche und Art",
  zone: "Die Tage richten sich nach UTC.",
  bar: (days, emails, types) => `${days}: ${emails}. ${types}`,
  day: "Tag",
  severalDays: "Tage",
  count: "E-Mails",
  types: "Nach Art",
  noTypes: "keine",

  byType: "E-Mails nach Art",
  type: "Art",
} satisfies Words<typeof english>;
