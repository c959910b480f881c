import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Ledge } from "./ledge.tsx";
import { PastGoalCard } from "./past-goal-card.tsx";
import styles from "./past-goals.module.css";
import { usePastGoals, type Older, type PastGoals } from "./use-past-goals.ts";
import { words } from "./past.words.ts";

// product 3.29
export function PastGoalsPage() {
  return (
    <Page>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Body past={usePastGoals()} />
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
  return (
    <>
      <Ledge goals={goals.map(({ goal }) => goal)} />
      <ul className={styles["goals"]}>
        {goals.map((past) => (
          <PastGoalCard key={past.goal.id} past={past} />
        ))}
      </ul>
      {/* A new button per page, so the focus stays before the older goals. */}
      {older && <ShowOlder key={goals.length} {...older} />}
    </>
  );
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
