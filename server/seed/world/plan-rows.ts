import { nextStep, type GoalPlan, type PlanStep } from "#domain/goal-plan.ts";
import { stepColumns } from "#server/goals/plan/plan-store.ts";
import type { Calendar } from "./calendar.ts";
import type { PlayedGoal } from "./play-person.ts";
import type { WorldRows } from "./world-rows.ts";

const DONE = 16;

function planOf(
  { story, coach }: PlayedGoal,
  { day, moment }: Calendar,
  newId: () => string,
): GoalPlan {
  const { steps = [], ifThens = [] } = story.plan ?? {};
  return {
    steps: steps.map(({ text, dayIn, doneAgo, suggested }): PlanStep => {
      const done = doneAgo === undefined ? null : moment(doneAgo, DONE);
      return {
        id: newId(),
        text,
        day: dayIn === undefined ? null : day(-dayIn),
        done: done && { day: done.today, at: done.at },
        suggestedBy: suggested && coach ? { uid: coach.uid, name: coach.name } : null,
        accepted: suggested !== "waiting",
      };
    }),
    ifThens: ifThens.map((words) => ({ id: newId(), ...words })),
  };
}

export function addPlan(
  rows: WorldRows,
  played: PlayedGoal,
  calendar: Calendar,
  newId: () => string,
) {
  const plan = planOf(played, calendar, newId);
  const goal_id = played.goal.id;
  for (const step of plan.steps) rows.goal_steps.push({ goal_id, ...stepColumns(step) });
  for (const ifThen of plan.ifThens) rows.goal_if_thens.push({ goal_id, ...ifThen });
  const next = nextStep(plan);
  return { next_step: next?.text ?? null, next_step_day: next?.day ?? null };
}
