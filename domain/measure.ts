import type { Day } from "./day.ts";
import { everyOf } from "./every-of.ts";

/** How a goal is counted (product 4.1). `currentValue` starts at 0, null or false. */
export type Measure =
  | { type: "Numeric"; targetValue: number; currentValue: number; unit: string }
  | { type: "DailyStreak"; targetValue: number; currentValue: number; unit: string }
  | { type: "Boolean"; targetValue: null; currentValue: boolean; unit: string }
  /** `currentValue` is the day on which it was achieved, once it is. */
  | { type: "Date"; targetValue: Day; currentValue: Day | null; unit: string };

/** A measure whose value is an amount of its target. */
export type CountedMeasure = Extract<Measure, { targetValue: number }>;

/** The types of counted measures. */
export const countedTypes = everyOf<CountedMeasure["type"]>()(["Numeric", "DailyStreak"]);

export type MeasureType = Measure["type"];
export type MeasureValue = Measure["currentValue"];

/** In the order in which they are offered. */
export const measureTypes = everyOf<MeasureType>()(["Numeric", "Date", "DailyStreak", "Boolean"]);

/** The type that a name stands for; undefined where it stands for none. */
export function measureTypeOf(name: string): MeasureType | undefined {
  return measureTypes.find((type) => type === name);
}

/** Said of a measure that this version does not know. */
export const UNKNOWN_TYPE = "Unknown type";

type Parts = Pick<Measure, "targetValue" | "currentValue">;

const hasNumbers = ({ targetValue, currentValue }: Parts) =>
  Number.isFinite(targetValue) && Number.isFinite(currentValue);

/** Whether a measure of each type has all its parts. */
const isWhole: Readonly<Record<MeasureType, (measure: Parts) => boolean>> = {
  Numeric: hasNumbers,
  DailyStreak: hasNumbers,
  Boolean: ({ currentValue }) => typeof currentValue === "boolean",
  Date: ({ targetValue }) => typeof targetValue === "string",
};

/**
 * Whether a measure has a type of this version, with all its parts. Of one that a later version or a broken row has left
 * nothing true can be said.
 */
export function isKnownMeasure(measure: Measure | null | undefined): measure is Measure {
  if (measure === null || measure === undefined) return false;
  const type = measureTypeOf(measure.type);
  return type !== undefined && isWhole[type](measure);
}

/** What a streak is counted in (product 4.1). */
export const STREAK_UNIT = "days";

/** True where a measure counts an amount towards a target. */
export function isCounted(measure: Measure): measure is CountedMeasure {
  return isKnownMeasure(measure) && countedTypes.some((type) => type === measure.type);
}
