import type { MailType } from "./mail.ts";

/** How much mail there was, by what became of it. */
export interface MailCounts {
  readonly total: number;
  readonly sent: number;
  readonly failed: number;
  readonly pending: number;
}

/** What getEmailStats answers of a range (spec 3, Email stats response). */
export interface MailStats extends MailCounts {
  readonly byType: Readonly<Partial<Record<MailType, MailCounts>>>;
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

/** The sums of figures, over all and by type; a type without mail is not named. */
export function mailStats(figures: readonly Counted[]): MailStats {
  const byType: Partial<Record<MailType, MailCounts>> = {};
  for (const figure of figures) byType[figure.type] = plus(byType[figure.type] ?? none, figure);
  return { ...figures.reduce(plus, none), byType };
}

/** Percent of the settled mail that was sent; null (N/A) where none is settled (product.md, Mail health). */
export function successRate({ sent, failed }: Pick<MailCounts, "sent" | "failed">): number | null {
  return sent + failed === 0 ? null : (sent * 100) / (sent + failed);
}

const bands = [
  { from: 95, label: "Excellent", tone: "green" },
  { from: 90, label: "Good", tone: "teal" },
  { from: 80, label: "Fair", tone: "amber" },
] as const;
const NEEDS_ATTENTION = { label: "Needs Attention", tone: "red" } as const;

/** How healthy the mail is by its success rate (spec 9); null where there is no rate. */
export function mailHealth(rate: number | null) {
  if (rate === null) return null;
  const { label, tone } = bands.find(({ from }) => rate >= from) ?? NEEDS_ATTENTION;
  return { label, tone };
}

/** True where so much is pending that somebody should look (spec 9: more than 5). */
export function pendingAsksForAction({ pending }: Pick<MailCounts, "pending">): boolean {
  return pending > 5;
}
