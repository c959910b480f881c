import {
  memo,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type Ref,
} from "react";
import type { GoalCard as Goal } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { words as progressWords } from "#domain/progress.words.ts";
import { forget, readStored, store } from "#web/client/browser-storage.ts";
import { useNow } from "#web/client/now.tsx";
import { GoalCard } from "#web/goals/card/goal-card.tsx";
import { GoalRow } from "#web/goals/card/goal-row.tsx";
import type { Goals as KnownGoals } from "#web/goals/use-goals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
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
  readonly goals: KnownGoals;
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
      return <Goals {...goals} {...rest} />;
  }
}

// product 6.7
function Failure({ retry }: { readonly retry: () => void }) {
  return <Failed onRetry={retry}>{words.goalsFailed}</Failed>;
}

type Ready = Extract<KnownGoals, { kind: "ready" }> & Omit<Props, "ref" | "goals">;

function Goals({ goals, feedback, rest, retry, filter: chosen, onChoose }: Ready) {
  const { notes, unread } = feedback;
  const now = useNow();
  const filter = useDeferredValue(chosen);
  const shown = useMemo(
    () => (filter === null ? goals : filteredGoals(goals, filter, notes, now)),
    [goals, filter, notes, now],
  );
  const isFirstPage = useDeferredValue(rest === "loading");
  const { areMany, asCards, toggle } = useLook(goals.length);
  const Part = areMany && !asCards ? GoalRow : GoalCard;
  return (
    <>
      <CategoryFilter goals={goals} filter={chosen} onChoose={onChoose}>
        {areMany && (
          <Button look="quiet" size="small" onClick={toggle}>
            <svg viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden="true">
              <path d={asCards ? rows : cards} />
            </svg>
            <span className="visually-hidden">{asCards ? words.asRows : words.asCards}</span>
          </Button>
        )}
        <Status>{filter && shownInWords(shown.length, filter)}</Status>
      </CategoryFilter>
      <ul className={styles[Part === GoalRow ? "rows" : "grid"]}>
        {shown.slice(0, isFirstPage ? limits.goalsPerPage : undefined).map((goal) => (
          <Guarded key={goal.id} as={Part} goal={goal} unreadNotes={unread.get(goal.id) ?? 0} />
        ))}
      </ul>
      {rest === "loading" && <p className={styles["rest"]}>{words.loadingRest}</p>}
      {rest === "failed" && <Failure retry={retry} />}
    </>
  );
}

const rows = "M3 5h18v3H3zm0 6h18v3H3zm0 6h18v3H3z";
const cards = "M3 4h8v7H3zm10 0h8v7h-8zM3 13h8v7H3zm10 0h8v7h-8z";

function shownInWords(count: number, { by, name }: GoalFilter): string {
  return by === "category" ? words.shownIn(count, bidiIsolated(name)) : words.shownBy(count, name);
}

const CARDS_KEY = "cairn_goal_cards";

const neverChanges = () => () => {};
const keepsCards = () => readStored("localStorage", CARDS_KEY) !== null;

/** Many goals are rows, or cards if this device chose so (product 6.4). */
function useLook(goals: number) {
  const kept = useSyncExternalStore(neverChanges, keepsCards, () => false);
  const [chosen, choose] = useState<boolean | null>(null);
  const asCards = chosen ?? kept;
  const toggle = () => {
    choose(!asCards);
    if (asCards) forget("localStorage", CARDS_KEY);
    else store("localStorage", CARDS_KEY, "yes");
  };
  return { areMany: goals >= limits.goalRowsFrom, asCards, toggle };
}

interface GuardedProps extends ComponentProps<typeof GoalRow> {
  readonly as: typeof GoalCard | typeof GoalRow;
}

const Guarded = memo(function Guarded({ as: Part, ...props }: GuardedProps) {
  return (
    <Boundary of={props.goal} fallback={<Unshown goal={props.goal} />}>
      <Part {...props} />
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
