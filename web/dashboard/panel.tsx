import { useId, type ReactNode } from "react";
import type { GoalCard } from "#domain/goal.ts";
import type { Goals } from "#web/goals/use-goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Boundary } from "./boundary.tsx";
import styles from "./panels.module.css";

/** All goals, which a panel needs: null while some are still being read. */
export type PanelGoals = readonly GoalCard[] | null;

export function panelGoals(goals: Goals): PanelGoals {
  return goals.kind === "ready" && goals.rest === "here" ? goals.goals : null;
}

interface Props {
  readonly title: string;
  /** Said where the panel fails. */
  readonly failure: string;
  readonly goals: PanelGoals;
  /** How many places are kept meanwhile. */
  readonly places: number;
  readonly children: (goals: readonly GoalCard[]) => ReactNode;
}

/** A part of the dashboard that looks at all goals, and fails alone. */
export function Panel({ title, failure, goals, places, children }: Props) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {goals === null ? (
        <PanelSkeleton places={places} />
      ) : (
        <Boundary fallback={<Alert>{failure}</Alert>} of={goals}>
          {children(goals)}
        </Boundary>
      )}
    </Stack>
  );
}

/** The places of a panel that is still being read. */
export function PanelSkeleton({ places }: { readonly places: number }) {
  return (
    <div aria-busy="true" className={styles["grid"]}>
      <p className="visually-hidden">Loading...</p>
      {Array.from({ length: places }, (_, place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  );
}
