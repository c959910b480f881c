import { againPath } from "#contract/routes.ts";
import type { Goal } from "#domain/goal.ts";
import { CheckInForm } from "#web/goals/check-ins/check-in-form.tsx";
import { CoachConfirms } from "#web/goals/confirming/coach-confirms.tsx";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";
import { GoalCoach } from "#web/sharing/goal-coach.tsx";
import { addressFor } from "#web/sharing/share-address.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { GoalInFull } from "./goal-in-full.tsx";
import { WayPart } from "./way-part.tsx";
import { words } from "./goal-page.words.ts";

interface Props {
  readonly goal: Goal;
  readonly formerCoach: string | null;
}

export function OwnerSide({ goal, formerCoach }: Props) {
  return (
    <>
      <WayPart goal={goal} reader="owner" />
      <PlanPart goal={goal} reader="owner" />
      <GoalInFull goal={goal} />
      {goal.status === "active" && <CheckInForm goal={goal} />}
      <GoalCoach goal={goal} formerCoach={formerCoach} />
      <CoachConfirms goal={goal} />
      <Row>
        {goal.status !== "closed" && (
          <ButtonLink href={addressFor(goal.id)}>{words.share}</ButtonLink>
        )}
        {goal.status !== "active" && (
          <>
            <ButtonLink href={againPath(goal.id)}>{words.startAgain}</ButtonLink>
            <ButtonLink href="/goals" look="quiet">
              {words.pastGoals}
            </ButtonLink>
          </>
        )}
      </Row>
    </>
  );
}
