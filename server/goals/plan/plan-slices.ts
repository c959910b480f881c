import type { Hono } from "hono";
import { changePlan, readPlan } from "#contract/goal-plan.ts";
import { nowIn } from "#domain/day.ts";
import { changedPlan } from "#domain/goal-plan-change.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { admitToSee, type SeenGoal } from "../admit-to-goal.ts";
import { changeGoalPlan, shownPlan } from "./change-plan.ts";
import { readPlan as readStored } from "./plan-store.ts";

const read: Slice<typeof readPlan, SeenGoal> = {
  endpoint: readPlan,
  admit: admitToSee,
  act: async ({ deps }, actor, goal) => ({
    plan: shownPlan(await readStored(deps.db, goal.id), goal, actor),
  }),
};

const change: Slice<typeof changePlan, SeenGoal> = {
  endpoint: changePlan,
  admit: admitToSee,
  act: (call, actor, goal) =>
    changeGoalPlan(call, actor, goal, async (_tx, plan, id) =>
      changedPlan(plan, call.input, id, nowIn(call.at, actor.timeZone)),
    ),
};

export function mountPlan(app: Hono, deps: Deps): void {
  handle(app, deps, read);
  handle(app, deps, change);
}
