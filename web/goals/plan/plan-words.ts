import type { ShownPlan } from "#contract/goal-plan.ts";
import { differences } from "#domain/form-change.ts";
import type { IfThenWords, StepWords } from "#domain/goal-plan.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words } from "./plan.words.ts";

export type ShownStep = ShownPlan["steps"][number];
export type ShownIfThen = ShownPlan["ifThens"][number];

/** `day` is empty for none. */
export interface TypedStep {
  readonly text: string;
  readonly day: string;
}

export const noStep: TypedStep = { text: "", day: "" };
export const noIfThen: IfThenWords = { obstacle: "", action: "" };

/** `shown` holds the stored words from when the edit began. */
export interface FormWords<W> {
  readonly next: W;
  readonly shown: W;
}

export function typedStep({ text, day }: StepWords): TypedStep {
  return { text, day: day ?? "" };
}

export function stepWords({ text, day }: TypedStep): StepWords {
  return { text, day: day === "" ? null : day };
}

const withoutStop = (text: string) => text.replace(/[.\s]*$/, "");

/** One sentence with one full stop and one "I will", however each half was written. */
export function ifThenInWords({ obstacle, action }: IfThenWords): string {
  const deed = withoutStop(action).replace(words.beginsIWill, "");
  return words.ifThen(bidiIsolated(withoutStop(obstacle)), bidiIsolated(deed));
}

/** `stored` may have changed elsewhere since. */
export function mergedWords<W extends object>({ next, shown }: FormWords<W>, stored: W): W {
  return { ...stored, ...differences(shown, next) };
}
