import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing } from "./fields.ts";
import { goalCard } from "./goals.ts";

const oneGoal = z.strictObject({ goalId: id });

export const takeBackAcceptance = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/coach/take-back",
  right: "coaching.take-back",
  counted: "coaching-end",
  summary:
    "Take back, within 7 days, that somebody became the coach: the goal is free. The acceptance is named by its instant",
  params: oneGoal,
  input: z.strictObject({ coachedAt: instant }),
  output: z.strictObject({ goal: goalCard }),
  keyed: true,
});

export const stepDown = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/coach/step-down",
  right: "coaching.step-down",
  counted: "coaching-end",
  summary: "Coach a goal no longer: it is free, and its owner is told",
  params: oneGoal,
  input: nothing,
  output: nothing,
  keyed: true,
});
