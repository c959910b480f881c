import { lazy } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { PartsFailed } from "#web/goals/parts-failed.tsx";

/** Loaded when a goal's modal first opens. */
const GoalPeople = lazy(() =>
  import("./coach-and-notes.tsx").then(
    (people) => ({ default: people.GoalPeople }),
    // On failure progress can still be saved.
    () => ({ default: PartsFailed }),
  ),
);

export const goalPeople = (goal: GoalCard) => <GoalPeople goal={goal} />;
