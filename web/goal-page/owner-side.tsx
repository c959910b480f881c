import { againPath } from "#contract/routes.ts";
import type { Goal } from "#domain/goal.ts";
import { ImportProgress } from "#web/goals/life/import-progress.tsx";
import { PlanPart } from "#web/goals/plan/plan-part.tsx";
import { GoalCoach } from "#web/sharing/goal-coach.tsx";
import { addressFor } from "#web/sharing/share-address.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LateNoteToSelf } from "./late-parts.tsx";
import { words } from "./goal-page.words.ts";

interface Props {
  readonly goal: Goal;
  readonly formerCoach: string | null;
}

export function OwnerSide({ goal, formerCoach }: Props) {
  return (
    <>
      <PlanPart goal={goal} reader="owner" />
      {goal.status === "active" && <LateNoteToSelf goal={goal} />}
      <GoalCoach goal={goal} formerCoach={formerCoach} />
      <Row>
        {goal.status !== "closed" && (
          <ButtonLink href={addressFor(goal.id)}>{words.share}</ButtonLink>
        )}
        <ImportProgress goal={goal} />
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
