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
import { words } from "./seed.words.ts";

// product 19.3
export function SeedDataPage() {
  const { development } = useView();
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>{words.title}</h1>
        <p>{words.what}</p>
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
        <h2 id="seeded-title">{words.seededNow}</h2>
        {error === null ? (
          <dl className={styles["figures"]} aria-busy={data === undefined}>
            <StatCard label={words.people}>{shown(data?.people)}</StatCard>
            <StatCard label={words.crowdPeople}>{shown(data?.crowd)}</StatCard>
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
