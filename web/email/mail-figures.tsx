import {
  mailHealth,
  pendingAsksForAction,
  successRate,
  type MailCounts,
} from "#domain/mail-health.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./email-analytics.module.css";
import { words } from "./email-analytics.words.ts";

/** Rounded down: 94.99 must not reach the band of 95. */
function percent(rate: number, notation: Notation): string {
  return percentWords.percent(numberInWords(Math.floor(rate * 10) / 10, notation));
}

export function MailFigures({ counts }: { readonly counts: MailCounts }) {
  const notation = useNotation();
  const rate = successRate(counts);
  const health = mailHealth(rate);
  return (
    <>
      <dl className={styles["figures"]}>
        <StatCard label={words.total}>{numberInWords(counts.total, notation)}</StatCard>
        <StatCard label={words.sent}>{numberInWords(counts.sent, notation)}</StatCard>
        <StatCard label={words.failed}>{numberInWords(counts.failed, notation)}</StatCard>
        <StatCard label={words.pending}>{numberInWords(counts.pending, notation)}</StatCard>
        <StatCard label={words.successRate}>
          {rate === null ? words.notAvailable : percent(rate, notation)}
        </StatCard>
        <StatCard label={words.health}>
          {health === null ? words.notAvailable : <Badge tone={health.tone}>{health.label}</Badge>}
        </StatCard>
      </dl>
      {pendingAsksForAction(counts) && (
        <Status tone="amber">{words.stillPending(words.emails(counts.pending, notation))}</Status>
      )}
    </>
  );
}
