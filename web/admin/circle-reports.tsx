import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "wouter";
import {
  closeCircleReport,
  listCircleReports,
  type CircleReport,
} from "#contract/circle-reports.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import styles from "./admin.module.css";
import { ZoneWords } from "./admin-zone.tsx";
import { words } from "./circle-reports.words.ts";
import { Moment } from "./moment.tsx";

const key = keyOf("listCircleReports");

// product 41.13
export function CircleReports() {
  const titleId = useId();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listCircleReports, { signal }),
    // No live events arrive while unmounted.
    staleTime: 0,
  });
  useLiveChanges("circle-report", () => void readAgain(client, key));
  // Names change, and reports go with whoever sent them.
  useLiveChanges("account", () => void readAgain(client, key));
  const reports = data?.reports ?? [];
  if (reports.length === 0 && error === null) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        {error !== null && (
          <Failed pending={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </Failed>
        )}
        {reports.length > 0 && <p className={styles["soft"]}>{words.hint}</p>}
        {reports.length > 0 && <ZoneWords />}
        {reports.length > 0 && (
          <Stack as="ul" gap="loose">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Report({ report }: { readonly report: CircleReport }) {
  const { id, reporterUid, reporterName, text, createdAt, closedAt } = report;
  const client = useQueryClient();
  const closing = useMutation({
    mutationFn: () => call(closeCircleReport, { input: { reportId: id } }),
    // After a refusal too: it may be gone.
    onSettled: () => readAgain(client, key),
  });
  return (
    <Stack as="li" gap="tight">
      <Row spread>
        <Link href={`/admin/users/${reporterUid}`} className={styles["reporter"]}>
          <bdi>{reporterName}</bdi>
        </Link>
        {closedAt === null && (
          <LeavingButton size="small" pending={closing.isPending} onClick={() => closing.mutate()}>
            {words.close}
            <span className="visually-hidden">{words.from(reporterName)}</span>
          </LeavingButton>
        )}
      </Row>
      <p dir="auto" className={styles["report"]}>
        {text}
      </p>
      <p className={styles["soft"]}>
        {words.sent(<Moment at={createdAt} time />)}
        {closedAt !== null && <span>{words.closed(<Moment at={closedAt} time />)}</span>}
      </p>
      {closing.error && <Alert>{closing.error.message}</Alert>}
    </Stack>
  );
}
