import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";

export const words = {
  title: "Email analytics",
  range: "Range",
  days: (days: number) => `${days} days`,
  error: (reason: string) => `Error: ${reason}`,
  statsFailed: "Failed to fetch email statistics",
  loading: "Loading email statistics...",
  emails: (count: number, notation: Notation) =>
    `${numberInWords(count, notation)} ${count === 1 ? "email" : "emails"}`,
  inLastDays: (emails: string, days: number) => `${emails} in the last ${days} days`,
  noEmails: "No Email Data Available",
  noEmailsIn: (days: number) => `No emails in the last ${days} days.`,

  total: "Total",
  sent: "Sent",
  failed: "Failed",
  pending: "Pending",
  successRate: "Success rate",
  health: "Health",
  notAvailable: "N/A",
  stillPending: (emails: string) =>
    `Still pending: ${emails}. If this doesn't change, check the mail server and Cairn's log.`,

  byDay: "Emails by day and type",
  bySevenDays: "Emails by week and type",
  zone: "Days are in UTC.",
  bar: (days: string, emails: string, types: string) => `${days}: ${emails}. ${types}`,
  day: "Day",
  severalDays: "Days",
  count: "Emails",
  types: "By type",
  noTypes: "none",

  byType: "Emails by type",
  type: "Type",
};
