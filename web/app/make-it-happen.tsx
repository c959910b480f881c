import type { Goal } from "#domain/goal.ts";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";
import { GoalCoach } from "#web/sharing/goal-coach.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { words } from "./app.words.ts";

// product 23.11
export function MakeItHappen({ goal }: { readonly goal: Goal }) {
  return (
    <Stack as="section" aria-labelledby="make-it-happen">
      <h2 id="make-it-happen">{words.makeItHappen}</h2>
      <p>{words.makeItHappenHow}</p>
      <PlanPart goal={goal} reader="owner" />
      <GoalCoach goal={goal} formerCoach={null} />
    </Stack>
  );
}
