import { useView } from "#web/client/view-context.tsx";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { ClearSeeds } from "./clear-seeds.tsx";
import { SeedForm } from "./seed-form.tsx";
import styles from "./seed.module.css";
import { useSeedsHere } from "./use-seeds.ts";

// product 19.3
export function SeedDataPage() {
  const { development } = useView();
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>Seed Data</h1>
        <p>Developer tool to seed and clear test users and goals.</p>
      </Stack>
      {development ? (
        <SeedsHere />
      ) : (
        <Banner tone="warning">{errorText("seed.not-here", formErrors)}</Banner>
      )}
      <SeedForm />
      <ClearSeeds />
    </Page>
  );
}

function SeedsHere() {
  const { data, error, isFetching, refetch } = useSeedsHere();
  const notation = useNotation();
  const shown = (count: number | undefined) =>
    count === undefined ? <Skeleton shape="title" /> : numberInWords(count, notation);
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
          <Failed pending={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </Failed>
        )}
      </Stack>
    </Card>
  );
}
