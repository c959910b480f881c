import { memo, useDeferredValue, useId, useMemo, type ComponentProps, type Ref } from "react";
import type { GoalCard as Goal } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { useNow } from "#web/client/now.tsx";
import { GoalCard } from "#web/goals/card/goal-card.tsx";
import type { Goals } from "#web/goals/use-goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Status } from "#web/ui/status.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { filteredGoals, type GoalFilter } from "./goal-filter.ts";
import type { Feedback } from "./use-feedback.ts";
import styles from "./goals-section.module.css";
import { words } from "./dashboard.words.ts";

interface Props {
  readonly goals: Goals;
  readonly feedback: Feedback;
  readonly filter: GoalFilter | null;
  readonly onChoose: (filter: GoalFilter | null) => void;
  readonly ref: Ref<HTMLDivElement>;
}

export function GoalsSection({ ref, ...rest }: Props) {
  const titleId = useId();
  return (
    <Stack as="section" ref={ref} aria-labelledby={titleId} className={styles["section"]}>
      <h2 id={titleId}>{words.goals}</h2>
      <Body {...rest} />
    </Stack>
  );
}

function Body({ goals, ...rest }: Omit<Props, "ref">) {
  switch (goals.kind) {
    case "loading":
      return <GoalsSkeleton />;
    case "failed":
      return <Failure retry={goals.retry} />;
    case "ready":
      return goals.goals.length === 0 ? <NoGoals /> : <Grid {...goals} {...rest} />;
  }
}

function NoGoals() {
  return <p className={styles["rest"]}>{words.noGoals}</p>;
}

// product 6.7
function Failure({ retry }: { readonly retry: () => void }) {
  return <Failed onRetry={retry}>{words.goalsFailed}</Failed>;
}

type Ready = Extract<Goals, { kind: "ready" }> & Omit<Props, "ref" | "goals">;

function Grid({ goals, feedback, rest, retry, filter: chosen, onChoose }: Ready) {
  const { notes, unread } = feedback;
  const now = useNow();
  const filter = useDeferredValue(chosen);
  const shown = useMemo(
    () => (filter === null ? goals : filteredGoals(goals, filter, notes, now)),
    [goals, filter, notes, now],
  );
  const isFirstPage = useDeferredValue(rest === "loading");
  return (
    <>
      <CategoryFilter goals={goals} filter={chosen} onChoose={onChoose}>
        <Status>{filter && shownInWords(shown.length, filter)}</Status>
      </CategoryFilter>
      <ul className={styles["grid"]}>
        {shown.slice(0, isFirstPage ? limits.goalsPerPage : undefined).map((goal) => (
          <GuardedCard key={goal.id} goal={goal} unreadNotes={unread.get(goal.id) ?? 0} />
        ))}
      </ul>
      {rest === "loading" && <p className={styles["rest"]}>{words.loadingRest}</p>}
      {rest === "failed" && <Failure retry={retry} />}
    </>
  );
}

function shownInWords(count: number, { by, name }: GoalFilter): string {
  return by === "category" ? words.shownIn(count, bidiIsolated(name)) : words.shownBy(count, name);
}

const GuardedCard = memo(function GuardedCard(props: ComponentProps<typeof GoalCard>) {
  return (
    <Boundary of={props.goal} fallback={<Unshown goal={props.goal} />}>
      <GoalCard {...props} />
    </Boundary>
  );
});

// product 6.8
function Unshown({ goal }: { readonly goal: Goal }) {
  return (
    <Card as="li">
      <h3>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h3>
      <Alert>{progressWords.failed}</Alert>
    </Card>
  );
}

function GoalsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{words.loadingGoals}</p>
      <div className={styles["grid"]}>
        {["one", "two", "three"].map((place) => (
          <Card key={place}>
            <Stack>
              <Skeleton />
              <Skeleton shape="title" />
              <Skeleton shape="bar" />
              <Skeleton shape="block" />
            </Stack>
          </Card>
        ))}
      </div>
    </div>
  );
}
