import { byDay, type Day } from "./day.ts";

export interface StepWords {
  readonly text: string;
  readonly day: Day | null;
}

export interface PlanStep extends StepWords {
  readonly id: string;
  /** In the owner's zone, and in ms. */
  readonly done: { readonly day: Day; readonly at: number } | null;
  /** Uid null if the account is gone; null for the owner's own words. */
  readonly suggestedBy: { readonly uid: string | null; readonly name: string } | null;
  /** False for a pending suggestion. */
  readonly accepted: boolean;
}

export interface IfThenWords {
  readonly obstacle: string;
  readonly action: string;
}

interface IfThen extends IfThenWords {
  readonly id: string;
}

/** In the order added (product 23.1). */
export interface GoalPlan {
  readonly steps: readonly PlanStep[];
  readonly ifThens: readonly IfThen[];
}

/** The plan for a coach: only their own suggestions, no other coach's name (product 23.5). */
export function planForCoach({ steps, ...plan }: GoalPlan, uid: string): GoalPlan {
  const own = (step: PlanStep) => step.suggestedBy?.uid === uid;
  return {
    ...plan,
    steps: steps
      .filter((step) => step.accepted || own(step))
      .map((step) => (own(step) ? step : { ...step, suggestedBy: null })),
  };
}

export interface DatedStep {
  readonly text: string;
  readonly day: Day;
}

/** The open step due first; ties go to the oldest; null if none has a day. */
export function nextStep({ steps }: GoalPlan): DatedStep | null {
  const dated = steps.flatMap(({ accepted, done, text, day }) =>
    accepted && done === null && day !== null ? [{ text, day }] : [],
  );
  const [first = null] = dated.toSorted((one, other) => byDay(one.day, other.day));
  return first;
}
