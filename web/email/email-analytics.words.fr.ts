import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { words as english } from "./email-analytics.words.ts";

export const words = {
  title: "Statistiques des e-mails",
  range: "Période",
  days: (days) => `${days} jours`,
  error: (reason) => `Erreur : ${reason}`,
  statsFailed: "Les statistiques des e-mails n’ont pas pu être chargées",
  loading: "Chargement des statistiques des e-mails...",
  emails: (count, notation) =>
    `${numberInWords(count, notation)} ${frenchPlural(count, "e-mail", "e-mails")}`,
  inLastDays: (emails, days) => `${emails} sur les ${days} derniers jours`,
  noEmails: "Aucun e-mail",
  noEmailsIn: (days) => `Aucun e-mail sur les ${days} derniers jours.`,

  total: "Total",
  sent: "Envoyés",
  failed: "Échecs",
  pending: "En attente",
  successRate: "Taux de réussite",
  health: "État",
  notAvailable: "n. d.",
  stillPending: (emails) =>
    `Toujours en attente : ${emails}. Si cela dure, vérifiez le serveur de messagerie et le journal de Cairn.`,

  byDay: "E-mails par jour et par type",
  bySevenDays: "E-mails par semaine et par type",
  zone: "Les jours sont en UTC.",
  bar: (days, emails, types) => `${days} : ${emails}. ${types}`,
  day: "Jour",
  severalDays: "Jours",
  count: "E-mails",
  types: "Par type",
  noTypes: "aucun",

  byType: "E-mails par type",
  type: "Type",
} satisfies Words<typeof english>;
