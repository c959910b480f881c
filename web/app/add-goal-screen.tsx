import type { Goal } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import { AddGoalPage } from "#web/goals/new-goal/add-goal-page.tsx";

const MakeItHappen = late(() => import("./make-it-happen.tsx").then((m) => m.MakeItHappen));

export function AddGoalScreen() {
  return <AddGoalPage onward={onward} />;
}

function onward(goal: Goal) {
  return <MakeItHappen goal={goal} />;
}
