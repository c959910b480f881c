import type { Goal } from "#domain/goal.ts";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";
import { GoalCoach } from "#web/sharing/goal-coach.tsx";
import { Stack } from "#web/ui/layout.tsx";

// product 23.11
export function MakeItHappen({ goal }: { readonly goal: Goal }) {
  return (
    <Stack as="section" aria-labelledby="make-it-happen">
      <h2 id="make-it-happen">Make it happen</h2>
      <p>
        Small steps, a plan for what may get in the way, and somebody who goes along. All of it can
        wait: it stands on the goal's page, too.
      </p>
      <PlanPart goal={goal} reader="owner" />
      <GoalCoach goal={goal} formerCoach={null} />
    </Stack>
  );
}
