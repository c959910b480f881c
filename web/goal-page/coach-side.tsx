import type { GoalCard } from "#domain/goal.ts";
import { CoachsOwn } from "#web/coaching/coachs-own.tsx";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";

interface Props {
  readonly goal: GoalCard;
  readonly ownerName: string;
}

export function CoachSide({ goal, ownerName }: Props) {
  return (
    <>
      <PlanPart goal={goal} reader="coach" />
      <CoachsOwn goal={goal} ownerName={ownerName} />
    </>
  );
}
