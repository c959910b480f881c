import { useCallback, useMemo, useRef, useState } from "react";
import { categoryName } from "#domain/category.ts";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { insightsOf } from "#domain/insight.ts";
import { chipGoals, type Chip } from "#domain/overall.ts";
import { useNow } from "#web/client/now.tsx";
import type { Goals } from "#web/goals/use-goals.ts";
import type { Feedback } from "./use-feedback.ts";

export type GoalFilter =
  | { readonly by: "category"; readonly name: string }
  | {
      readonly by: "chip";
      readonly name: Chip["label"];
      /** Ids at the moment of the press: a goal that moves must not vanish under the finger. */
      readonly counted: ReadonlySet<string>;
    };

export function chosenName<By extends GoalFilter["by"]>(filter: GoalFilter | null, by: By) {
  return filter?.by === by ? (filter.name as Extract<GoalFilter, { by: By }>["name"]) : null;
}

export function filteredGoals(
  goals: readonly GoalCard[],
  filter: GoalFilter,
  notes: Feedback["notes"],
  now: Now,
): readonly GoalCard[] {
  if (filter.by === "category")
    return goals.filter(({ category }) => categoryName(category) === filter.name);
  const counted = chipGoals(filter.name, insightsOf(goals, notes, now));
  return goals.filter(({ id }) => counted.has(id) || filter.counted.has(id));
}

export function useGoalFilter(goals: Goals, { notes }: Feedback) {
  const section = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [chosen, choose] = useState<GoalFilter | null>(null);
  const filter = useMemo(() => {
    if (goals.kind !== "ready" || chosen === null) return null;
    return filteredGoals(goals.goals, chosen, notes, now).length > 0 ? chosen : null;
  }, [goals, chosen, notes, now]);
  // product 6.3
  const toggle = useCallback(
    (pressed: GoalFilter) => {
      const again = pressed.by === filter?.by && pressed.name === filter.name;
      choose(again ? null : pressed);
      if (!again) section.current?.scrollIntoView();
    },
    [filter],
  );
  const chooseCategory = useCallback((name: string) => toggle({ by: "category", name }), [toggle]);
  const chooseChip = useCallback(
    (name: Chip["label"]) => {
      if (goals.kind !== "ready") return;
      toggle({ by: "chip", name, counted: chipGoals(name, insightsOf(goals.goals, notes, now)) });
    },
    [toggle, goals, notes, now],
  );
  return { section, filter, choose, chooseCategory, chooseChip };
}
