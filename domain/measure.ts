import type { Day } from "./day.ts";
import { parseTypedDay } from "./day.ts";
import { everyOf } from "./every-of.ts";
import { limits } from "./limits.ts";
import { plainNotation } from "./notation.ts";
import { typedNumber, typedWholeNumber } from "./number-words.ts";
import { refuse, type Ruled } from "./refusal.ts";

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

/** What a streak is counted in (product 4.1). */
export const STREAK_UNIT = "days";

/** A measure as it was typed into the form: all text. */
export interface MeasureDraft {
  readonly type: string;
  readonly targetValue: string;
  readonly unit: string;
}

function numericMeasure(draft: MeasureDraft): Ruled<Measure> {
  const targetValue = typedNumber(draft.targetValue, plainNotation);
  if (targetValue === null) return refuse("goal.target-not-a-number", "measurable.targetValue");
  return { type: "Numeric", targetValue, currentValue: 0, unit: draft.unit.trim() };
}

function streakMeasure(draft: MeasureDraft): Ruled<Measure> {
  const targetValue = typedWholeNumber(draft.targetValue);
  if (targetValue === null || targetValue < 1)
    return refuse("goal.streak-target-invalid", "measurable.targetValue");
  return { type: "DailyStreak", targetValue, currentValue: 0, unit: STREAK_UNIT };
}

function dateMeasure(draft: MeasureDraft): Ruled<Measure> {
  const targetValue = parseTypedDay(draft.targetValue);
  if (targetValue === null) return refuse("goal.target-date-invalid", "measurable.targetValue");
  return { type: "Date", targetValue, currentValue: null, unit: "" };
}

/** The measure that a draft describes, not begun; or why it is none (product 4.2 to 4.5). */
export function draftedMeasure(draft: MeasureDraft): Ruled<Measure> {
  const type = measureTypeOf(draft.type);
  switch (type) {
    case "Numeric":
      return numericMeasure(draft);
    case "DailyStreak":
      return streakMeasure(draft);
    case "Date":
      return dateMeasure(draft);
    case "Boolean":
      return { type, targetValue: null, currentValue: false, unit: "" };
    case undefined:
      return refuse("goal.measure-unknown", "measurable.type");
  }
}

const requiredFields: Readonly<Record<MeasureType, readonly ("targetValue" | "unit")[]>> = {
  Numeric: ["targetValue", "unit"],
  Date: ["targetValue"],
  DailyStreak: ["targetValue"],
  Boolean: [],
};

/** The name of the first measure field that is still empty, or null (product 3.2). */
export function missingMeasureField(draft: MeasureDraft): string | null {
  const type = measureTypeOf(draft.type);
  const required = type === undefined ? [] : requiredFields[type];
  const missing = required.find((field) => draft[field].trim() === "");
  return missing === undefined ? null : `measurable.${missing}`;
}

/** The draft after another type was chosen: target and unit are cleared (product 3.11). */
export function retypedMeasure(type: MeasureType): MeasureDraft {
  return { type, targetValue: "", unit: "" };
}

/** The name of the first measure field whose text is too long, or null (product 3.3). */
export function overlongMeasureField(draft: MeasureDraft): string | null {
  const fields = ["targetValue", "unit"] as const;
  const overlong = fields.find((field) => draft[field].trim().length > limits.unit);
  return overlong === undefined ? null : `measurable.${overlong}`;
}

/** True where a measure counts an amount towards a target. */
export function isCounted(measure: Measure): measure is CountedMeasure {
  return countedTypes.some((type) => type === measure.type);
}
