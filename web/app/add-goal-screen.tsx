import { errorText } from "#contract/shown-errors.ts";
import type { Goal } from "#domain/goal.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { AddGoalPage } from "#web/goals/new-goal/add-goal-page.tsx";
import { Reading } from "#web/ui/reading.tsx";

const load = () => import("./make-it-happen.tsx").then((m) => m.MakeItHappen);

/** A new goal, and how it goes on once it is saved. */
export function AddGoalScreen() {
  return <AddGoalPage onward={onward} />;
}

function onward(goal: Goal) {
  return (
    <LatePart load={load} loading={<Reading />} failed={errorText("server.unavailable")}>
      {(MakeItHappen) => <MakeItHappen goal={goal} />}
    </LatePart>
  );
}
