import { useId, useState } from "react";
import type { Goal } from "#domain/goal.ts";
import { GoalDetails } from "#web/goals/details/goal-details.tsx";
import { useGoal, type OneGoal } from "#web/goals/use-goal.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { GoalHead } from "./goal-head.tsx";
import styles from "./goal-page.module.css";
import { GoalProgress } from "./goal-progress.tsx";
import { LateGoalLeft, LateNews, LateOwnerSide } from "./late-parts.tsx";
import { Timeline } from "./timeline/timeline.tsx";

/** One goal: where it stands, what was done and said on it, and what it is for (product 6.15). */
export function GoalPage({ goalId = "" }: { readonly goalId?: string }) {
  const one = useGoal(goalId);
  const last = useLast(one);
  switch (one.kind) {
    case "loading":
      return (
        <Page>
          <h1 tabIndex={-1}>Goal</h1>
          <Reading>Loading the goal...</Reading>
        </Page>
      );
    case "failed":
      return (
        <Page>
          <h1 tabIndex={-1}>Goal</h1>
          <Failed onRetry={one.retry}>The goal could not be loaded.</Failed>
        </Page>
      );
    case "missing":
      return <Missing last={last} />;
    case "ready":
      return <Shown {...one} />;
  }
}

/** The goal as it was last shown: it may go while somebody looks at it. */
function useLast(one: OneGoal): Goal | null {
  const [last, setLast] = useState<Goal | null>(null);
  if (one.kind === "ready" && one.goal.description !== last?.description) setLast(one.goal);
  return last;
}

function Missing({ last }: { readonly last: Goal | null }) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <Page width="narrow">
      <h1 tabIndex={-1}>Goal</h1>
      {last !== null && !dismissed && (
        <LateGoalLeft goal={last} onDismiss={() => setDismissed(true)} />
      )}
      <p>There is no goal here that you may see. It may be gone, or you no longer coach it.</p>
      <p>
        <ButtonLink href="/">To the dashboard</ButtonLink>
      </p>
    </Page>
  );
}

type Ready = Extract<OneGoal, { kind: "ready" }>;

function Shown({ goal, reader, ownerName }: Ready) {
  const about = useId();
  return (
    <Page>
      {reader === "owner" && <LateNews />}
      <GoalHead goal={goal} reader={reader} ownerName={ownerName} />
      <GoalProgress goal={goal} reader={reader} />
      <div className={styles["columns"]}>
        <Stack as="section" aria-labelledby={about}>
          <h2 id={about}>About this goal</h2>
          {reader === "owner" && <LateOwnerSide goal={goal} />}
          <GoalDetails goal={goal} />
        </Stack>
        <Timeline goal={goal} reader={reader} />
      </div>
    </Page>
  );
}
