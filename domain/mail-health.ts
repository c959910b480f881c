import { addDays, type Day } from "./day.ts";
import * as limits from "./limits.ts";
import type { MailType } from "./mail.ts";
import { words } from "./mail-health.words.ts";

/** Days; the first is the default (product 17.11). */
export const statsRanges = [7, 30, 90, 365] as const;
export type StatsRange = (typeof statsRanges)[number];
export const firstStatsRange: StatsRange = 30;

export interface MailCounts {
  readonly total: number;
  readonly sent: number;
  readonly failed: number;
  readonly pending: number;
}

type ByType = Readonly<Partial<Record<MailType, MailCounts>>>;

export interface MailStats extends MailCounts {
  readonly byType: ByType;
}

/** A day of UTC. */
export interface MailDay {
  readonly day: Day;
  readonly byType: ByType;
}

type Counted = Omit<MailCounts, "total"> & { readonly type: MailType };

const none: MailCounts = { total: 0, sent: 0, failed: 0, pending: 0 };

function plus(
  counts: MailCounts,
  { sent, failed, pending }: Omit<MailCounts, "total">,
): MailCounts {
  return {
    total: counts.total + sent + failed + pending,
    sent: counts.sent + sent,
    failed: counts.failed + failed,
    pending: counts.pending + pending,
  };
}

/** Totals, overall and by type. */
export function mailStats(figures: readonly Counted[]): MailStats {
  const byType: Partial<Record<MailType, MailCounts>> = {};
  for (const figure of figures) byType[figure.type] = plus(byType[figure.type] ?? none, figure);
  return { ...figures.reduce(plus, none), byType };
}

/** Each day of a range with its mail by type; days without mail included. */
export function mailDays(
  figures: readonly (Counted & { readonly day: Day })[],
  from: Day,
  to: Day,
): MailDay[] {
  const named = Map.groupBy(figures, ({ day }) => day);
  const last = [to, ...named.keys()].reduce((one, other) => (one > other ? one : other));
  const days: MailDay[] = [];
  for (let day = from; day <= last; day = addDays(day, 1))
    days.push({ day, byType: mailStats(named.get(day) ?? []).byType });
  return days;
}

/** Percent of settled mail that was sent; null (N/A) for none (product 17.11). */
export function successRate({ sent, failed }: Pick<MailCounts, "sent" | "failed">): number | null {
  return sent + failed === 0 ? null : (sent * 100) / (sent + failed);
}

const bands = [
  { from: 95, label: () => words.excellent, tone: "green" },
  { from: 90, label: () => words.good, tone: "teal" },
  { from: 80, label: () => words.fair, tone: "amber" },
] as const;
const NEEDS_ATTENTION = { label: () => words.needsAttention, tone: "red" } as const;

/** Health of the mail by success rate in percent; null without a rate (product 17.11). */
export function mailHealth(rate: number | null) {
  if (rate === null) return null;
  const { label, tone } = bands.find(({ from }) => rate >= from) ?? NEEDS_ATTENTION;
  return { label: label(), tone };
}

/** True if too much mail is pending (product 17.11). */
export function pendingAsksForAction({ pending }: Pick<MailCounts, "pending">): boolean {
  return pending > limits.mailPending;
}
