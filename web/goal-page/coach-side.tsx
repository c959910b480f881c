import type { GoalCard } from "#domain/goal.ts";
import { CoachsOwn } from "#web/coaching/own/coachs-own.tsx";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";

interface Props {
  readonly goal: GoalCard;
  readonly ownerName: string;
}

/** What the coach of a goal keeps and does beside its timeline: the plan, notes for themselves, stepping down. */
export function CoachSide({ goal, ownerName }: Props) {
  return (
    <>
      <PlanPart goal={goal} reader="coach" />
      <CoachsOwn goal={goal} ownerName={ownerName} />
    </>
  );
}
