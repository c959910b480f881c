import type { Goal } from "#domain/goal.ts";
import { CoachsOwn } from "#web/coaching/coachs-own.tsx";
import { CompletionRequest } from "#web/coaching/confirming/completion-request.tsx";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";
import { GoalInFull } from "./goal-in-full.tsx";
import { WayPart } from "./way-part.tsx";

interface Props {
  readonly goal: Goal;
  readonly ownerName: string;
}

export function CoachSide({ goal, ownerName }: Props) {
  return (
    <>
      <CompletionRequest goal={goal} ownerName={ownerName} />
      <WayPart goal={goal} reader="coach" />
      <PlanPart goal={goal} reader="coach" />
      <GoalInFull goal={goal} />
      <CoachsOwn goal={goal} ownerName={ownerName} />
    </>
  );
}
