import { z } from "zod/mini";
import type { PlanChange, Suggestion } from "#domain/goal-plan-change.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, text } from "./fields.ts";

const oneGoal = z.strictObject({ goalId: id });

const stepText = text(limits.step);
const half = text(limits.ifThen);

/** product 23.1, 23.4 */
const planStep = z.strictObject({
  id,
  text: stepText,
  day: z.nullable(day),
  /** In the owner's zone; null while open. */
  done: z.nullable(z.strictObject({ day, at: instant })),
  /** Coach's name; null for the owner's words, and to a coach for another's. */
  suggestedBy: z.nullable(z.string()),
  accepted: z.boolean(),
});

const ifThen = z.strictObject({ id, obstacle: half, action: half });

/** In the order added. */
const plan = z.strictObject({ steps: z.array(planStep), ifThens: z.array(ifThen) });
export type ShownPlan = z.output<typeof plan>;

// As typed: the domain rules trim and refuse in their own words.
const stepWords = { text: text(limits.step * 2), day: z.nullable(day) };
const ifThenWords = { obstacle: text(limits.ifThen * 2), action: text(limits.ifThen * 2) };
const oneStep = { stepId: id };
const oneIfThen = { ifThenId: id };

const planChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("add-step"), ...stepWords }),
  z.strictObject({
    kind: z.literal("change-step"),
    ...oneStep,
    ...stepWords,
    shown: z.strictObject(stepWords),
  }),
  z.strictObject({ kind: z.literal("mark-step"), ...oneStep, done: z.boolean() }),
  z.strictObject({ kind: z.literal("remove-step"), ...oneStep }),
  z.strictObject({ kind: z.literal("accept"), ...oneStep }),
  z.strictObject({ kind: z.literal("decline"), ...oneStep }),
  z.strictObject({ kind: z.literal("add-if-then"), ...ifThenWords }),
  z.strictObject({
    kind: z.literal("change-if-then"),
    ...oneIfThen,
    ...ifThenWords,
    shown: z.strictObject(ifThenWords),
  }),
  z.strictObject({ kind: z.literal("remove-if-then"), ...oneIfThen }),
]) satisfies z.ZodMiniType<PlanChange>;

const suggestion = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("suggest"), ...stepWords }),
  z.strictObject({ kind: z.literal("withdraw"), ...oneStep }),
]) satisfies z.ZodMiniType<Suggestion>;

export const readPlan = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/plan",
  right: "plan.read",
  summary:
    "The steps and the if-then plans of a goal; of suggestions that wait its coach reads their own",
  params: oneGoal,
  output: z.strictObject({ plan }),
});

export const changePlan = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/plan",
  right: "plan.change",
  counted: "plan",
  summary:
    "Add, change, remove or mark a step, accept or decline a suggestion, add, change or remove an if-then plan. A field that is no longer as it was shown is refused",
  params: oneGoal,
  input: planChange,
  output: z.strictObject({ plan }),
  keyed: true,
});

export const suggestStep = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/suggestions",
  right: "plan.suggest",
  counted: "plan",
  summary: "Suggest a step on a goal that the person coaches, or take back what waits",
  params: oneGoal,
  input: suggestion,
  output: z.strictObject({ plan }),
  keyed: true,
});
