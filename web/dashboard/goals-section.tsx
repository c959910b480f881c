import { useId } from "react";
import { useGoals, type Goals } from "#web/goals/use-goals.ts";
import { GoalCard } from "#web/goals/goal-card.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { GoalsSkeleton } from "./goals-skeleton.tsx";
import styles from "./goals-section.module.css";

/** 'Your SMART Goals': a card for each. */
export function GoalsSection() {
  const titleId = useId();
  const goals = useGoals();
  return (
    <Stack as="section" aria-labelledby={titleId} className={styles["section"]}>
      <h2 id={titleId}>Your SMART Goals</h2>
      <Body goals={goals} />
    </Stack>
  );
}

function Body({ goals }: { readonly goals: Goals }) {
  switch (goals.kind) {
    case "loading":
      return <GoalsSkeleton />;
    case "failed":
      return <Failure retry={goals.retry} />;
    case "ready":
      return goals.goals.length === 0 ? <NoGoals /> : <Grid {...goals} />;
  }
}

function NoGoals() {
  return (
    <EmptyState title="Set your first goal" placed={1}>
      A cairn begins with one stone. Choose something that matters to you, and put it where you can
      see it.
    </EmptyState>
  );
}

// spec 8, Dashboard
function Failure({ retry }: { readonly retry: () => void }) {
  return (
    <Row>
      <Alert>Error loading SMART goals: Failed to load goals. Please try again later.</Alert>
      <Button onClick={retry}>Retry</Button>
    </Row>
  );
}

function Grid({ goals, rest, retry }: Extract<Goals, { kind: "ready" }>) {
  return (
    <>
      <ul className={styles["grid"]}>
        {goals.map((goal) => (
          <GoalCard key={goal.id} goal={goal} />
        ))}
      </ul>
      {rest === "loading" && <p className={styles["rest"]}>Loading the rest of your goals...</p>}
      {rest === "failed" && <Failure retry={retry} />}
    </>
  );
}
