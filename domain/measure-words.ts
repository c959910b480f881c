import { bidiIsolated } from "./bidi-isolated.ts";
import {
  isCounted,
  isKnownMeasure,
  measures,
  ofTarget,
  type Measure,
  type MeasureValue,
} from "./measure.ts";
import { words } from "./measure.words.ts";
import type { Template } from "./template.ts";
import { dayInWords } from "./day-words.ts";
import type { Notation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";
import { sum } from "./progress.ts";

/** Progress in words: "3 of 5 new connections", "Day 4 of 21", "By Feb 1, 2027". */
export function measureInWords(measure: Measure, notation: Notation): string {
  if (!isKnownMeasure(measure)) return words.unknownType;
  if (isCounted(measure)) return measures[measure.type].inWords(measure, notation);
  if (measure.type === "Boolean") return measure.currentValue ? words.done : words.notDone;
  return measure.currentValue === null
    ? words.by(dayInWords(measure.targetValue, notation))
    : words.achieved(dayInWords(measure.currentValue, notation));
}

/** A template's target: "5 new connections", "Target 1" without a unit (product 3.10). */
export function targetInWords({ smartFramework }: Template): string {
  const { suggestedTarget, unit } = smartFramework.measurable;
  return unit === "" ? words.target(suggestedTarget) : `${suggestedTarget} ${unit}`;
}

/** A positive amount: two digits, whole from 10 on. */
export function roughAmountInWords(amount: number, notation: Notation): string {
  return numberInWords(amount < 10 ? Number(amount.toPrecision(2)) : Math.round(amount), notation);
}

/** An amount of a measure: "3 pages". */
export function amountInWords(amount: number, unit: string, notation: Notation): string {
  return `${numberInWords(amount, notation)} ${bidiIsolated(unit)}`.trimEnd();
}

/** A change of amount: "+3 pages", "−2 pages". */
export function gainInWords(by: number, unit: string, notation: Notation): string {
  return `${by < 0 ? "−" : "+"}${amountInWords(Math.abs(by), unit, notation)}`;
}

export const NO_CHANGE = words.noChange;

/** A change of value: "+3 pages", "Done", "No change"; `before` undefined means unchanged. */
export function changeInWords(
  measure: Measure,
  before: MeasureValue | undefined,
  notation: Notation,
): string {
  const { currentValue: value } = measure;
  if (before === undefined || before === value) return NO_CHANGE;
  if (isCounted(measure))
    return gainInWords(sum(measure.currentValue, -Number(before)), measure.unit, notation);
  if (typeof value === "string") return words.reached(dayInWords(value, notation));
  return value === true ? words.done : words.noLongerDone;
}

/** A change with the new value: "+1, to 4 of 12 books" (product 16.15). */
export function changeToInWords(
  measure: Measure,
  before: MeasureValue,
  notation: Notation,
): string {
  const change = changeInWords({ ...measure, unit: "" }, before, notation);
  if (!isCounted(measure) || change === NO_CHANGE) return change;
  return words.changeTo(change, ofTarget(measure, notation));
}
