import { bidiIsolated } from "./bidi-isolated.ts";
import {
  isCounted,
  isKnownMeasure,
  measures,
  ofTarget,
  UNKNOWN_TYPE,
  type Measure,
  type MeasureValue,
} from "./measure.ts";
import type { Template } from "./template.ts";
import { dayInWords } from "./day-words.ts";
import type { Notation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";
import { sum } from "./progress.ts";

/** How far a measure is, in plain words: "3 of 5 new connections", "Day 4 of 21", "By Feb 1, 2027". */
export function measureInWords(measure: Measure, notation: Notation): string {
  if (!isKnownMeasure(measure)) return UNKNOWN_TYPE;
  if (isCounted(measure)) return measures[measure.type].inWords(measure, notation);
  if (measure.type === "Boolean") return measure.currentValue ? "Done" : "Not done yet";
  return measure.currentValue === null
    ? `By ${dayInWords(measure.targetValue, notation)}`
    : `Achieved ${dayInWords(measure.currentValue, notation)}`;
}

/** What a template aims at: "5 new connections", or "Target 1" where it has no unit (product 3.10). */
export function targetInWords({ smartFramework }: Template): string {
  const { suggestedTarget, unit } = smartFramework.measurable;
  return unit === "" ? `Target ${suggestedTarget}` : `${suggestedTarget} ${unit}`;
}

/** A positive amount as one says it: two digits, and whole from 10 on. */
export function roughAmountInWords(amount: number, notation: Notation): string {
  return numberInWords(amount < 10 ? Number(amount.toPrecision(2)) : Math.round(amount), notation);
}

/** An amount of a measure: "3 pages". */
export function amountInWords(amount: number, unit: string, notation: Notation): string {
  return `${numberInWords(amount, notation)} ${bidiIsolated(unit)}`.trimEnd();
}

/** What was added to a measure, or taken from it: "+3 pages", "−2 pages". */
export function gainInWords(by: number, unit: string, notation: Notation): string {
  return `${by < 0 ? "−" : "+"}${amountInWords(Math.abs(by), unit, notation)}`;
}

/** Said of a value that is what it was. */
export const NO_CHANGE = "No change";

/** What became of a measure's value since it was another: "+3 pages", "Done", "No change"; `before` is undefined where it was not changed. */
export function changeInWords(
  measure: Measure,
  before: MeasureValue | undefined,
  notation: Notation,
): string {
  const { currentValue: value } = measure;
  if (before === undefined || before === value) return NO_CHANGE;
  if (isCounted(measure))
    return gainInWords(sum(measure.currentValue, -Number(before)), measure.unit, notation);
  if (typeof value === "string") return `Reached on ${dayInWords(value, notation)}`;
  return value === true ? "Done" : "No longer done";
}

/** A change with the value that it leads to, where one counts: "+1, to 4 of 12 books"; else as `changeInWords` (product 16.15). */
export function changeToInWords(
  measure: Measure,
  before: MeasureValue,
  notation: Notation,
): string {
  const change = changeInWords({ ...measure, unit: "" }, before, notation);
  if (!isCounted(measure) || change === NO_CHANGE) return change;
  return `${change}, to ${ofTarget(measure, notation)}`;
}
