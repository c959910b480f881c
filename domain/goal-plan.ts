import { byDay, type Day } from "./day.ts";

/** What a step says; its day is null where it has none. */
export interface StepWords {
  readonly text: string;
  readonly day: Day | null;
}

/** One step of a goal's plan, or a coach's suggestion of one. */
export interface PlanStep extends StepWords {
  readonly id: string;
  /** The owner's day, and the instant in milliseconds, of when it was done; null while it is not. */
  readonly done: { readonly day: Day; readonly at: number } | null;
  /** The coach who suggested it, without an id where their account is gone; null for the owner's own words. */
  readonly suggestedBy: { readonly uid: string | null; readonly name: string } | null;
  /** False for a suggestion that waits for an answer. */
  readonly accepted: boolean;
}

/** 'If {obstacle}, then I will {action}'. */
export interface IfThenWords {
  readonly obstacle: string;
  readonly action: string;
}

interface IfThen extends IfThenWords {
  readonly id: string;
}

/** What is planned on a goal, each in the order in which it was added (product 23.1). */
export interface GoalPlan {
  readonly steps: readonly PlanStep[];
  readonly ifThens: readonly IfThen[];
}

/** The plan as a coach reads it: with their own suggestions alone, and no word of who else suggested what (product 23.5). */
export function planForCoach({ steps, ...plan }: GoalPlan, uid: string): GoalPlan {
  const own = (step: PlanStep) => step.suggestedBy?.uid === uid;
  return {
    ...plan,
    steps: steps
      .filter((step) => step.accepted || own(step))
      .map((step) => (own(step) ? step : { ...step, suggestedBy: null })),
  };
}

/** A step with a day. */
export interface DatedStep {
  readonly text: string;
  readonly day: Day;
}

/** The step that is due first of those that are not done, of equal ones the one that was added first; null where none has a day. */
export function nextStep({ steps }: GoalPlan): DatedStep | null {
  const dated = steps.flatMap(({ accepted, done, text, day }) =>
    accepted && done === null && day !== null ? [{ text, day }] : [],
  );
  const [first = null] = dated.toSorted((one, other) => byDay(one.day, other.day));
  return first;
}
