import { useDeferredValue, useId, useMemo, type ReactNode } from "react";
import type { CoachingFacts, DashboardSummary } from "#domain/dashboard.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Goals } from "#web/goals/use-goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import type { Feedback } from "./use-feedback.ts";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

/** Null while loading. */
export type PanelGoals = readonly GoalCard[] | "failed" | null;

export function panelGoals(goals: Goals): PanelGoals {
  if (goals.kind !== "ready") return goals.kind === "failed" ? "failed" : null;
  if (goals.rest === "here") return goals.goals;
  return goals.rest === "failed" ? "failed" : null;
}

/** All goals, or the server's summary until all are loaded. */
export type PanelFacts =
  | {
      readonly kind: "goals";
      readonly goals: readonly GoalCard[];
      readonly coaching: CoachingFacts;
    }
  | { readonly kind: "summary"; readonly summary: DashboardSummary };

export type KnownFacts = PanelFacts | "failed" | null;

/** Rendered in slices after the goals; null while nothing is known yet. */
export function usePanelFacts(goals: Goals, { notes, unread }: Feedback): KnownFacts {
  const all = panelGoals(goals);
  const summary = goals.kind === "ready" ? goals.summary : null;
  const facts = useMemo((): KnownFacts => {
    const coaching = { feedback: notes, unread: new Set(unread.keys()) };
    if (all !== null && all !== "failed") return { kind: "goals", goals: all, coaching };
    return summary === null ? all : { kind: "summary", summary };
  }, [all, summary, notes, unread]);
  return useDeferredValue(facts);
}

interface Props {
  readonly title: string;
  readonly failure: string;
  readonly facts: KnownFacts;
  /** Number of skeleton rows. */
  readonly places: number;
  readonly className?: string | undefined;
  readonly children: (facts: PanelFacts) => ReactNode;
}

export function Panel({ title, failure, facts, places, className, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles["section"], className)}>
      <h2 id={titleId} data-rank="quiet">
        {title}
      </h2>
      {facts === null && <PanelSkeleton places={places} />}
      {facts === "failed" && <p className={styles["soft"]}>{failure}</p>}
      {facts !== null && facts !== "failed" && (
        <Boundary fallback={<Alert>{failure}</Alert>} of={facts}>
          {children(facts)}
        </Boundary>
      )}
    </section>
  );
}

export function PanelSkeleton({ places }: { readonly places: number }) {
  return (
    <div aria-busy="true" className={styles["cards"]}>
      <p className="visually-hidden">{words.loading}</p>
      {Array.from({ length: places }, (_, place) => (
        <Skeleton key={place} shape={places === 1 ? "title" : "block"} />
      ))}
    </div>
  );
}
