import { bidiIsolated } from "./bidi-isolated.ts";
import {
  isCounted,
  isKnownMeasure,
  measures,
  unitInWords,
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
  const { suggestedTarget } = smartFramework.measurable;
  const unit = unitInWords(smartFramework.measurable);
  return unit === "" ? words.target(suggestedTarget) : `${suggestedTarget} ${unit}`;
}

/** An amount of a measure: "3 pages", "1 page". */
export function amountInWords(amount: number, unit: string, notation: Notation): string {
  const own = bidiIsolated(amount === 1 ? words.unitOfOne(unit) : unit);
  return `${numberInWords(amount, notation)} ${own}`.trimEnd();
}

/** A change of amount: "+3 pages", "−1 page". */
export function gainInWords(by: number, unit: string, notation: Notation): string {
  const amount = amountInWords(Math.abs(by), unit, notation);
  return by < 0 ? words.loss(amount) : words.gain(amount);
}

/** A change of value: "+3 pages", "Done", "No change". */
export function changeInWords(
  from: MeasureValue,
  to: MeasureValue,
  unit: string,
  notation: Notation,
): string {
  if (from === to) return words.noChange;
  if (typeof to === "number") return gainInWords(sum(to, -Number(from)), unit, notation);
  if (typeof to === "string") return words.reached(dayInWords(to, notation));
  return to === true ? words.done : words.noLongerDone;
}
