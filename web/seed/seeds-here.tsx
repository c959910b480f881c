import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import styles from "./seed.module.css";
import { useSeedsHere } from "./use-seeds.ts";

/** What is seeded at this moment. */
export function SeedsHere() {
  const { data, error } = useSeedsHere();
  const shown = (count: number | undefined) =>
    count === undefined ? <Skeleton shape="title" /> : count.toLocaleString("en");
  return (
    <Card as="section" aria-labelledby="seeded-title">
      <Stack>
        <h2 id="seeded-title">Seeded now</h2>
        {error === null ? (
          <dl className={styles["figures"]} aria-busy={data === undefined}>
            <StatCard label="People to sign in as">{shown(data?.people)}</StatCard>
            <StatCard label="People in the crowd">{shown(data?.crowd)}</StatCard>
          </dl>
        ) : (
          <Alert>{error.message}</Alert>
        )}
      </Stack>
    </Card>
  );
}
