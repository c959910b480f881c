import { useId, useState } from "react";
import type { EmailStats } from "#contract/email-stats.ts";
import { firstStatsRange, statsRanges, type StatsRange } from "#domain/mail-health.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./email-analytics.module.css";
import { words } from "./email-analytics.words.ts";
import { MailBars } from "./mail-bars.tsx";
import { MailFigures } from "./mail-figures.tsx";
import { MailTypeTable } from "./mail-type-table.tsx";
import { useEmailStats } from "./use-email-stats.ts";

const ranges = statsRanges.map((days) => ({ value: `${days}` as const, label: words.days(days) }));

// product 17.11
export function EmailAnalytics() {
  const titleId = useId();
  const [days, setDays] = useState<StatsRange>(firstStatsRange);
  const { data, error, isFetching, refetch } = useEmailStats(days);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <Row spread>
          <h2 id={titleId}>{words.title}</h2>
          <Choice
            legend={words.range}
            hiddenLegend
            look="segments"
            options={ranges}
            value={`${days}`}
            onChange={(value) => setDays(statsRanges.find((range) => `${range}` === value) ?? days)}
          />
        </Row>
        {error ? (
          <Failed pending={isFetching} onRetry={() => void refetch()}>
            {words.error(error.message)}
          </Failed>
        ) : (
          <Report stats={data ?? null} days={days} />
        )}
      </Stack>
    </Card>
  );
}

interface Props {
  readonly stats: EmailStats | null;
  readonly days: StatsRange;
}

function Report({ stats, days }: Props) {
  const notation = useNotation();
  const total = stats?.total ?? 0;
  return (
    <>
      <p role="status" className={styles["soft"]}>
        {stats === null ? words.loading : words.inLastDays(words.emails(total, notation), days)}
      </p>
      {stats === null && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {stats !== null && total === 0 && (
        <EmptyState title={words.noEmails} placed={0}>
          {words.noEmailsIn(days)}
        </EmptyState>
      )}
      {stats !== null && total > 0 && (
        <>
          <MailFigures counts={stats} />
          <MailBars byDay={stats.byDay} legend={<MailTypeTable byType={stats.byType} />} />
        </>
      )}
    </>
  );
}
