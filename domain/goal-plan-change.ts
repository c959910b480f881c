import type { Now } from "./day.ts";
import { differences, conflictingField } from "./form-change.ts";
import {
  planForCoach,
  type GoalPlan,
  type IfThenWords,
  type PlanStep,
  type StepWords,
} from "./goal-plan.ts";
import * as limits from "./limits.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

interface OneStep {
  readonly stepId: string;
}

interface OneIfThen {
  readonly ifThenId: string;
}

/** The form's values when opened (product 21.11). */
interface Over<Words> {
  readonly shown: Words;
}

export type PlanChange =
  | ({ readonly kind: "add-step" } & StepWords)
  | ({ readonly kind: "change-step" } & OneStep & StepWords & Over<StepWords>)
  | ({ readonly kind: "mark-step"; readonly done: boolean } & OneStep)
  | ({ readonly kind: "remove-step" | "accept" | "decline" } & OneStep)
  | ({ readonly kind: "add-if-then" } & IfThenWords)
  | ({ readonly kind: "change-if-then" } & OneIfThen & IfThenWords & Over<IfThenWords>)
  | ({ readonly kind: "remove-if-then" } & OneIfThen);

export type Suggestion =
  | ({ readonly kind: "suggest" } & StepWords)
  | ({ readonly kind: "withdraw" } & OneStep);

/** product 23.2 */
function draftedStep({ text: typed, day }: StepWords): Ruled<StepWords> {
  const text = typed.trim();
  if (text === "") return refuse("step.missing", "text");
  return text.length > limits.step ? refuse("step.too-long", "text") : { text, day };
}

/** product 23.7 */
function draftedIfThen(typed: IfThenWords): Ruled<IfThenWords> {
  const words = { obstacle: typed.obstacle.trim(), action: typed.action.trim() };
  for (const field of ["obstacle", "action"] as const) {
    if (words[field] === "") return refuse("if-then.missing", field);
    if (words[field].length > limits.ifThen) return refuse("if-then.too-long", field);
  }
  return words;
}

/** Refused if changed elsewhere since the form opened (product 21.11). */
function changedWords<W extends object>(stored: W, next: W, shown: W): Ruled<W> {
  const change = differences(shown, next);
  const overtaken = conflictingField(stored, change, shown);
  if (overtaken !== undefined) return refuse("form.overtaken", String(overtaken));
  return { ...stored, ...change };
}

type Listed = { readonly id: string };

function withOther<T extends Listed>(all: readonly T[], other: T): readonly T[] {
  return all.map((one) => (one.id === other.id ? other : one));
}

function without<T extends Listed>(all: readonly T[], gone: T): readonly T[] {
  return all.filter(({ id }) => id !== gone.id);
}

/** `accepted` false finds a pending suggestion. */
function stepOf({ steps }: GoalPlan, stepId: string, accepted: boolean): Ruled<PlanStep> {
  return steps.find((one) => one.id === stepId && one.accepted === accepted) ?? refuse("not-found");
}

// product 23.1: only accepted suggestions count.
function isFull({ steps }: GoalPlan): boolean {
  return steps.filter(({ accepted }) => accepted).length >= limits.stepsPerGoal;
}

function withNewStep(plan: GoalPlan, words: StepWords, id: string): Ruled<GoalPlan> {
  const drafted = draftedStep(words);
  if (isRefused(drafted)) return drafted;
  if (isFull(plan)) return refuse("step.too-many");
  const step = { id, ...drafted, done: null, suggestedBy: null, accepted: true };
  return { ...plan, steps: [...plan.steps, step] };
}

type StepChange = Extract<PlanChange, { kind: "change-step" | "mark-step" }>;

function changedStep(step: PlanStep, change: StepChange, now: Now): Ruled<PlanStep> {
  if (change.kind === "mark-step") {
    // A step already done keeps its day.
    const done = change.done ? (step.done ?? { day: now.today, at: now.at }) : null;
    return { ...step, done };
  }
  const drafted = draftedStep(change);
  if (isRefused(drafted)) return drafted;
  const words = changedWords({ text: step.text, day: step.day }, drafted, change.shown);
  if (isRefused(words)) return words;
  // Edited words are no longer the coach's.
  return { ...step, ...words, suggestedBy: words.text === step.text ? step.suggestedBy : null };
}

function withChangedStep(plan: GoalPlan, change: StepChange, now: Now): Ruled<GoalPlan> {
  const step = stepOf(plan, change.stepId, true);
  const changed = isRefused(step) ? step : changedStep(step, change, now);
  return isRefused(changed) ? changed : { ...plan, steps: withOther(plan.steps, changed) };
}

function withoutStep(plan: GoalPlan, stepId: string, accepted: boolean): Ruled<GoalPlan> {
  const step = stepOf(plan, stepId, accepted);
  return isRefused(step) ? step : { ...plan, steps: without(plan.steps, step) };
}

function withAccepted(plan: GoalPlan, stepId: string): Ruled<GoalPlan> {
  if (!isRefused(stepOf(plan, stepId, true))) return plan;
  const step = stepOf(plan, stepId, false);
  if (isRefused(step)) return step;
  if (isFull(plan)) return refuse("step.too-many");
  return { ...plan, steps: withOther(plan.steps, { ...step, accepted: true }) };
}

function withNewIfThen(plan: GoalPlan, words: IfThenWords, id: string): Ruled<GoalPlan> {
  const drafted = draftedIfThen(words);
  if (isRefused(drafted)) return drafted;
  if (plan.ifThens.length >= limits.ifThensPerGoal) return refuse("if-then.too-many");
  return { ...plan, ifThens: [...plan.ifThens, { id, ...drafted }] };
}

type IfThenChange = Extract<PlanChange, OneIfThen>;

function withIfThen(plan: GoalPlan, change: IfThenChange): Ruled<GoalPlan> {
  const { ifThens } = plan;
  const one = ifThens.find(({ id }) => id === change.ifThenId);
  if (one === undefined) return refuse("not-found");
  if (change.kind === "remove-if-then") return { ...plan, ifThens: without(ifThens, one) };
  const { id, ...stored } = one;
  const drafted = draftedIfThen(change);
  const words = isRefused(drafted) ? drafted : changedWords(stored, drafted, change.shown);
  return isRefused(words) ? words : { ...plan, ifThens: withOther(ifThens, { id, ...words }) };
}

/** The owner's plan after a change; `id` is for a new item; refused by product 23.2, 23.3, 23.7. */
export function changedPlan(
  plan: GoalPlan,
  change: PlanChange,
  id: string,
  now: Now,
): Ruled<GoalPlan> {
  switch (change.kind) {
    case "add-step":
      return withNewStep(plan, change, id);
    case "change-step":
    case "mark-step":
      return withChangedStep(plan, change, now);
    case "remove-step":
      return withoutStep(plan, change.stepId, true);
    case "accept":
      return withAccepted(plan, change.stepId);
    case "decline":
      return withoutStep(plan, change.stepId, false);
    case "add-if-then":
      return withNewIfThen(plan, change, id);
    case "change-if-then":
    case "remove-if-then":
      return withIfThen(plan, change);
  }
}

export interface Suggester {
  readonly uid: string;
  readonly name: string;
}

/** The plan after a coach suggests step `id` or withdraws one; refused by product 23.4. */
export function suggestedPlan(
  plan: GoalPlan,
  suggestion: Suggestion,
  id: string,
  by: Suggester,
): Ruled<GoalPlan> {
  const waiting = planForCoach(plan, by.uid).steps.filter(({ accepted }) => !accepted);
  if (suggestion.kind === "withdraw") {
    const isOwn = waiting.some((step) => step.id === suggestion.stepId);
    return isOwn ? withoutStep(plan, suggestion.stepId, false) : refuse("not-found");
  }
  const drafted = draftedStep(suggestion);
  if (isRefused(drafted)) return drafted;
  if (waiting.length >= limits.suggestionsPerGoal) return refuse("suggestion.too-many");
  const step = { id, ...drafted, done: null, suggestedBy: by, accepted: false };
  return { ...plan, steps: [...plan.steps, step] };
}
