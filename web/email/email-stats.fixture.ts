import type { EmailStats } from "#contract/email-stats.ts";
import { addDays } from "#domain/day.ts";
import { mailDays, mailStats } from "#domain/mail-health.ts";

type Figure = Parameters<typeof mailStats>[0][number];

/** What the server answers of figures that all fell on the day before the last of a range. */
export function statsOf(days: number, figures: readonly Figure[]): EmailStats {
  const to = "2026-03-10";
  const onDay = figures.map((figure) => ({ ...figure, day: addDays(to, -1) }));
  const stats = { ...mailStats(figures), byDay: mailDays(onDay, addDays(to, -days), to) };
  // Plain JSON, as it comes over the wire.
  return JSON.parse(JSON.stringify(stats)) as EmailStats;
}

/** Mail of one type, of which so much was sent, failed and is pending. */
export function someMail(sent: number, failed = 0, pending = 0): Figure[] {
  return [{ type: "weekly_update", sent, failed, pending }];
}
