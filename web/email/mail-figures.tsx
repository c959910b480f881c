import {
  mailHealth,
  pendingAsksForAction,
  successRate,
  type MailCounts,
} from "#domain/mail-health.ts";
import { Badge } from "#web/ui/badge.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./email-analytics.module.css";
import { emailCount } from "./mail-words.ts";

/** Rounded down: 94.99 is not yet the 95 that its band would promise. */
function percent(rate: number): string {
  return `${(Math.floor(rate * 10) / 10).toLocaleString("en")}%`;
}

/** The figures of a range, how healthy they are, and what they ask of an admin. */
export function MailFigures({ counts }: { readonly counts: MailCounts }) {
  const rate = successRate(counts);
  const health = mailHealth(rate);
  return (
    <>
      <dl className={styles["figures"]}>
        <StatCard label="Total">{counts.total.toLocaleString("en")}</StatCard>
        <StatCard label="Sent">{counts.sent.toLocaleString("en")}</StatCard>
        <StatCard label="Failed">{counts.failed.toLocaleString("en")}</StatCard>
        <StatCard label="Pending">{counts.pending.toLocaleString("en")}</StatCard>
        <StatCard label="Success rate">{rate === null ? "N/A" : percent(rate)}</StatCard>
        <StatCard label="Health">
          {health === null ? "N/A" : <Badge tone={health.tone}>{health.label}</Badge>}
        </StatCard>
      </dl>
      {pendingAsksForAction(counts) && (
        <Status tone="amber">
          {`${emailCount(counts.pending)} are pending. If they stay so, check the mail server and the log of Cairn.`}
        </Status>
      )}
    </>
  );
}
