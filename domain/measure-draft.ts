import { parseTypedDay } from "./day.ts";
import * as limits from "./limits.ts";
import { measureTypeOf, STREAK_UNIT, type Measure, type MeasureType } from "./measure.ts";
import { plainNotation } from "./notation.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { typedNumber, typedWholeNumber } from "./typed-number.ts";

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
