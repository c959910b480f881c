import { parseTypedDay } from "./day.ts";
import * as limits from "./limits.ts";
import { measures, measureTypeOf, type Measure, type MeasureType } from "./measure.ts";
import { plainNotation } from "./notation.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { typedNumber, typedWholeNumber } from "./typed-number.ts";

/** A measure as it was typed into the form: all text. */
export interface MeasureDraft {
  readonly type: string;
  readonly targetValue: string;
  readonly unit: string;
}

/** What the wizard and the import dialog ask and say of a measure type. */
interface MeasureForm {
  readonly label: string;
  readonly hint: string;
  /** The label of the target's field; null where there is no target. */
  readonly target: string | null;
  /** The measure of a draft before any progress, or why the draft is refused. */
  readonly drafted: (draft: MeasureDraft) => Ruled<Measure>;
  readonly importHint: string;
}

const target = "measurable.targetValue";

export const measureForms: Readonly<Record<MeasureType, MeasureForm>> = {
  Numeric: {
    label: "A number",
    hint: "Counted up to a target, such as 5 new connections.",
    target: "Target",
    drafted(draft) {
      const targetValue = typedNumber(draft.targetValue, plainNotation);
      if (targetValue === null) return refuse("goal.target-not-a-number", target);
      return { type: "Numeric", targetValue, currentValue: 0, unit: draft.unit.trim() };
    },
    importHint: "The value is what it was after that day, like 12 or 2.5.",
  },
  Date: {
    label: "By a date",
    hint: "Reached on a certain day.",
    target: "Target date",
    drafted(draft) {
      const targetValue = parseTypedDay(draft.targetValue);
      if (targetValue === null) return refuse("goal.target-date-invalid", target);
      return { type: "Date", targetValue, currentValue: null, unit: "" };
    },
    importHint: "The value is the day on which it was reached, or nothing.",
  },
  DailyStreak: {
    label: "Days in a row",
    hint: "Counted in the days on which you do it.",
    target: "Target, in days",
    drafted(draft) {
      const targetValue = typedWholeNumber(draft.targetValue);
      if (targetValue === null || targetValue < 1)
        return refuse("goal.streak-target-invalid", target);
      return { type: "DailyStreak", targetValue, currentValue: 0, unit: "days" };
    },
    importHint: "The value is how many days it was then.",
  },
  Boolean: {
    label: "Done or not",
    hint: "Nothing lies between the two.",
    target: null,
    drafted: () => ({ type: "Boolean", targetValue: null, currentValue: false, unit: "" }),
    importHint: "The value is yes or no.",
  },
};

/** The measure that a draft describes, not begun; or why it is none (product 4.2 to 4.5). */
export function draftedMeasure(draft: MeasureDraft): Ruled<Measure> {
  const type = measureTypeOf(draft.type);
  return type === undefined
    ? refuse("goal.measure-unknown", "measurable.type")
    : measureForms[type].drafted(draft);
}

/** The name of the first measure field that is still empty, or null (product 3.2). */
export function missingMeasureField(draft: MeasureDraft): string | null {
  const type = measureTypeOf(draft.type);
  if (type === undefined || measureForms[type].target === null) return null;
  if (draft.targetValue.trim() === "") return target;
  return measures[type].unit === null && draft.unit.trim() === "" ? "measurable.unit" : null;
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
