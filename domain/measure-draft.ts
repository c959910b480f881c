import { parseTypedDay } from "./typed-day.ts";
import * as limits from "./limits.ts";
import { words } from "./measure-draft.words.ts";
import { measures, measureTypeOf, type Measure, type MeasureType } from "./measure.ts";
import { plainNotation } from "./notation.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { typedNumber, typedWholeNumber } from "./typed-number.ts";

export interface MeasureDraft {
  readonly type: string;
  readonly targetValue: string;
  readonly unit: string;
}

export interface MeasureFormWords {
  readonly label: string;
  readonly hint: string;
  /** Label; null if there is no target. */
  readonly target: string | null;
  readonly importHint: string;
}

interface MeasureForm extends MeasureFormWords {
  readonly drafted: (draft: MeasureDraft) => Ruled<Measure>;
}

const target = "measurable.targetValue";

export const measureForms: Readonly<Record<MeasureType, MeasureForm>> = {
  Numeric: {
    ...words.forms.Numeric,
    drafted(draft) {
      const targetValue = typedNumber(draft.targetValue, plainNotation);
      if (targetValue === null) return refuse("goal.target-not-a-number", target);
      return { type: "Numeric", targetValue, currentValue: 0, unit: draft.unit.trim() };
    },
  },
  Date: {
    ...words.forms.Date,
    drafted(draft) {
      const targetValue = parseTypedDay(draft.targetValue);
      if (targetValue === null) return refuse("goal.target-date-invalid", target);
      return { type: "Date", targetValue, currentValue: null, unit: "" };
    },
  },
  DailyStreak: {
    ...words.forms.DailyStreak,
    drafted(draft) {
      const targetValue = typedWholeNumber(draft.targetValue);
      if (targetValue === null || targetValue < 1)
        return refuse("goal.streak-target-invalid", target);
      return { type: "DailyStreak", targetValue, currentValue: 0, unit: "days" };
    },
  },
  Boolean: {
    ...words.forms.Boolean,
    drafted: () => ({ type: "Boolean", targetValue: null, currentValue: false, unit: "" }),
  },
};

/** The measure of a draft before any progress; refused by product 4.2 to 4.5. */
export function draftedMeasure(draft: MeasureDraft): Ruled<Measure> {
  const type = measureTypeOf(draft.type);
  return type === undefined
    ? refuse("goal.measure-unknown", "measurable.type")
    : measureForms[type].drafted(draft);
}

/** The first measure field still empty; null for none (product 3.2). */
export function missingMeasureField(draft: MeasureDraft): string | null {
  const type = measureTypeOf(draft.type);
  if (type === undefined || measureForms[type].target === null) return null;
  if (draft.targetValue.trim() === "") return target;
  return measures[type].unit === null && draft.unit.trim() === "" ? "measurable.unit" : null;
}

/** The draft after a change of type: target and unit are cleared (product 3.11). */
export function retypedMeasure(type: MeasureType): MeasureDraft {
  return { type, targetValue: "", unit: "" };
}

/** The first measure field that is too long; null for none (product 3.3). */
export function overlongMeasureField(draft: MeasureDraft): string | null {
  const fields = ["targetValue", "unit"] as const;
  const overlong = fields.find((field) => draft[field].trim().length > limits.unit);
  return overlong === undefined ? null : `measurable.${overlong}`;
}
