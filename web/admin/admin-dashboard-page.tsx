import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { readAdminDashboard } from "#contract/admin.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { keyOf } from "#web/client/query.ts";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import styles from "./admin.module.css";
import { AuditTable } from "./audit-table.tsx";
import { Moment } from "./moment.tsx";
import { words } from "./admin.words.ts";

type Figures = OutputOf<typeof readAdminDashboard>;

interface Props {
  readonly children?: ReactNode;
}

// product 17.6
export function AdminDashboardPage({ children }: Props) {
  const read = useQuery({
    queryKey: keyOf("readAdminDashboard"),
    queryFn: ({ signal }) => call(readAdminDashboard, { signal }),
    // No live events arrive while unmounted.
    staleTime: 0,
  });
  useLiveChanges("account", () => void read.refetch());
  return (
    <AdminLayout current="admin-dashboard">
      <h1>{words.dashboardTitle}</h1>
      <Card>
        {read.isError ? (
          <Failed pending={read.isFetching} onRetry={() => void read.refetch()}>
            {read.error.message}
          </Failed>
        ) : (
          <FigureCards figures={read.data ?? null} />
        )}
      </Card>
      {children}
      <AuditTable />
    </AdminLayout>
  );
}

function FigureCards({ figures }: { readonly figures: Figures | null }) {
  const notation = useNotation();
  const shown = (value: number | null | undefined) =>
    figures === null ? <Skeleton shape="title" /> : figureWords(value ?? null, notation);
  return (
    <>
      <dl className={styles["figures"]} aria-busy={figures === null}>
        <StatCard label={words.totalUsers}>{shown(figures?.totalUsers)}</StatCard>
        <StatCard label={words.newUsers}>{shown(figures?.newUsers)}</StatCard>
        <StatCard label={words.activeUsers}>{words.notCounted}</StatCard>
        <StatCard label={words.totalGoals}>{shown(figures?.totalGoals)}</StatCard>
        {figures !== null && figures.circles !== null && (
          <>
            <StatCard label={words.circles}>{shown(figures.circles.total)}</StatCard>
            <StatCard label={words.circleMembers}>{shown(figures.circles.members)}</StatCard>
          </>
        )}
      </dl>
      {figures !== null && figures.countedAt !== null && (
        <p className={styles["soft"]}>{words.totalsAt(<Moment at={figures.countedAt} time />)}</p>
      )}
    </>
  );
}

/** Null: the first count of a large table takes seconds. */
function figureWords(value: number | null, notation: Notation): string {
  return value === null ? words.counting : numberInWords(value, notation);
}
