import type { PastGoal } from "#contract/goal-life.ts";
import { weeksTaken } from "#domain/goal-life.ts";
import { yearPath } from "#contract/years.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Ledge } from "./ledge.tsx";
import { PastGoalCard } from "./past-goal-card.tsx";
import { byYear } from "./past-years.ts";
import styles from "./past-goals.module.css";
import { usePastGoals, type Older, type PastGoals } from "./use-past-goals.ts";
import { words } from "./past.words.ts";

// One file for both, as the first script names each.
export { YearPage } from "./year-page.tsx";

// product 3.29
export function PastGoalsPage() {
  const past = usePastGoals();
  const isFilled = past.kind === "ready" && past.goals.length > 0;
  return (
    <Page>
      <Stack gap="tight">
        <h1 tabIndex={-1}>{words.title}</h1>
        {isFilled && <p className={styles["facts"]}>{words.sizes}</p>}
      </Stack>
      <Body past={past} />
    </Page>
  );
}

function Body({ past }: { readonly past: PastGoals }) {
  switch (past.kind) {
    case "loading":
      return <Reading>{words.loading}</Reading>;
    case "failed":
      return <Failed onRetry={past.retry}>{words.failed}</Failed>;
    case "ready":
      return past.goals.length === 0 ? <None /> : <Shown {...past} />;
  }
}

function None() {
  return (
    <EmptyState placed={0} action={<ButtonLink href="/">{words.toDashboard}</ButtonLink>}>
      {words.none}
    </EmptyState>
  );
}

function Shown({ goals, older }: Extract<PastGoals, { kind: "ready" }>) {
  const { zone } = useNow();
  return (
    <>
      {byYear(goals, zone).map(({ year, goals: ended }) => (
        <Stack key={year} as="section" aria-labelledby={`in-${year}`}>
          <Row spread>
            <h2 id={`in-${year}`}>{year}</h2>
            <ButtonLink href={yearPath(year)} look="quiet" size="small">
              {words.review}
              <span className="visually-hidden"> {year}</span>
            </ButtonLink>
          </Row>
          <div className={styles["year"]}>
            <Landscape goals={ended} />
            <ul className={styles["goals"]}>
              {ended.map((past) => (
                <PastGoalCard key={past.goal.id} past={past} />
              ))}
            </ul>
          </div>
        </Stack>
      ))}
      {/* A new button per page, so the focus stays before the older goals. */}
      {older && <ShowOlder key={goals.length} {...older} />}
    </>
  );
}

/** Newest last, as on a time line. */
function Landscape({ goals }: { readonly goals: readonly PastGoal[] }) {
  const cairns = goals.toReversed().map(({ goal }) => {
    return { id: goal.id, weeks: weeksTaken(goal), completed: goal.status === "completed" };
  });
  const completed = cairns.filter((one) => one.completed).length;
  return <Ledge label={words.ledge(completed, cairns.length - completed)} cairns={cairns} />;
}

function ShowOlder({ read, reading, failed }: Older) {
  if (failed && !reading) return <Failed onRetry={read}>{words.olderFailed}</Failed>;
  return (
    <p>
      <LeavingButton pending={reading} onClick={read}>
        {words.showOlder}
      </LeavingButton>
    </p>
  );
}
