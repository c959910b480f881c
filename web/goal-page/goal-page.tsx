import { useEffect, useId, useState } from "react";
import { goalTitle } from "#domain/goal-title.ts";
import type { Goal } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { useGoal, type OneGoal, type ReadyGoal } from "#web/goals/use-goal.ts";
import { Boundary } from "#web/ui/boundary.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { GoalHead } from "./goal-head.tsx";
import styles from "./goal-page.module.css";
import { GoalProgress } from "./goal-progress.tsx";
import { LateGoalLeft, LateNews, lateSides, LateWordsLeft } from "./late-parts.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { words } from "./goal-page.words.ts";

// product 6.15
export function GoalPage({ goalId = "" }: { readonly goalId?: string }) {
  const one = useGoal(goalId);
  const last = useLast(one);
  const ready = one.kind === "ready" ? one : null;
  const title = goalTitle(ready?.goal.description ?? "");
  useEffect(() => {
    document.title = `${bidiIsolated(title)} · Cairn`;
  }, [title]);
  return (
    <Page {...(one.kind === "missing" ? { width: "narrow" } : {})}>
      {ready?.reader === "owner" && <LateNews />}
      <GoalHead shown={ready} />
      <Body goalId={goalId} one={one} last={last} />
    </Page>
  );
}

interface BodyProps {
  readonly goalId: string;
  readonly one: OneGoal;
  readonly last: Goal | null;
}

function Body({ goalId, one, last }: BodyProps) {
  switch (one.kind) {
    case "loading":
      return <Reading>{words.loading}</Reading>;
    case "failed":
      return <Failed onRetry={one.retry}>{words.failed}</Failed>;
    case "missing":
      return <Missing goalId={goalId} last={last} />;
    case "ready":
      return <Shown {...one} />;
  }
}

/** Keeps the last shown goal: its coach may lose it while reading. */
function useLast(one: OneGoal): Goal | null {
  const [last, setLast] = useState<Goal | null>(null);
  const coached = one.kind === "ready" && one.reader === "coach" ? one.goal : null;
  if (coached !== null && coached.description !== last?.description) setLast(coached);
  return last;
}

function Missing({ goalId, last }: Pick<BodyProps, "goalId" | "last">) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      {last === null ? (
        <LateWordsLeft goalId={goalId} />
      ) : (
        !dismissed && <LateGoalLeft goal={last} onDismiss={() => setDismissed(true)} />
      )}
      <p>{words.missing}</p>
      <p>
        <ButtonLink href="/">{words.toDashboard}</ButtonLink>
      </p>
    </>
  );
}

function Shown({ goal, reader, ownerName, formerCoachName }: ReadyGoal) {
  const about = useId();
  const LateSide = lateSides[reader];
  return (
    <div className={styles["columns"]}>
      <Stack gap="loose">
        <Boundary of={goal}>
          <GoalProgress goal={goal} reader={reader} />
        </Boundary>
        <Boundary of={goal}>
          <Timeline goal={goal} reader={reader} />
        </Boundary>
      </Stack>
      <Stack as="section" className={styles["side"]} aria-labelledby={about}>
        <h2 id={about} className="visually-hidden">
          {words.about}
        </h2>
        {reader === "owner" && goal.status !== "active" && <LateWordsLeft goalId={goal.id} />}
        <Boundary of={goal}>
          <LateSide goal={goal} ownerName={ownerName} formerCoach={formerCoachName} />
        </Boundary>
      </Stack>
    </div>
  );
}
