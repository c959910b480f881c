import * as limits from "#domain/limits.ts";
import { measureTypeOf, measureTypes, STREAK_UNIT, type MeasureType } from "#domain/measure.ts";
import { retypedMeasure, type MeasureDraft } from "#domain/measure-draft.ts";
import { Choice } from "#web/ui/choice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { NumberField } from "../number-field.tsx";
import { DayField } from "./day-field.tsx";
import styles from "./goal-step.module.css";

interface Props {
  readonly measure: MeasureDraft;
  readonly onChange: (measure: MeasureDraft) => void;
  /** What to say at a field, by its name. */
  readonly errorAt: (field: string) => string | undefined;
}

/** What each type is called to whoever chooses (product 4.1). */
const typeWords: Readonly<Record<MeasureType, { label: string; hint: string }>> = {
  Numeric: { label: "A number", hint: "Counted up to a target, such as 5 new connections." },
  Date: { label: "By a date", hint: "Reached on a certain day." },
  DailyStreak: { label: "Days in a row", hint: "Counted in the days on which you do it." },
  Boolean: { label: "Done or not", hint: "Nothing lies between the two." },
};

const options = measureTypes.map((value) => ({ value, ...typeWords[value] }));

/** Step 4: how the goal is counted, and up to where. */
export function MeasurableStep({ measure, onChange, errorAt }: Props) {
  return (
    <>
      <Choice
        legend="Measure type"
        options={options}
        value={measureTypeOf(measure.type) ?? ""}
        onChange={(type) => onChange(retypedMeasure(type))}
        error={errorAt("measurable.type")}
      />
      <MeasureTarget measure={measure} onChange={onChange} errorAt={errorAt} />
    </>
  );
}

/** Up to where a goal is counted, by the type of its measure. */
export function MeasureTarget({ measure, onChange, errorAt }: Props) {
  const target = {
    name: "measurable.targetValue",
    value: measure.targetValue,
    error: errorAt("measurable.targetValue"),
  };
  const retarget = (targetValue: string) => onChange({ ...measure, targetValue });
  switch (measureTypeOf(measure.type)) {
    case "Date":
      return <DayField {...target} label="Target date" onChange={retarget} />;
    case "DailyStreak":
      return <NumberField {...target} label={`Target, in ${STREAK_UNIT}`} onChange={retarget} />;
    case "Boolean":
      return (
        <p className={styles["aside"]}>
          No target to set: this goal is done once you say it is done.
        </p>
      );
    case "Numeric":
    case undefined:
      return (
        <div className={styles["pair"]}>
          <NumberField {...target} label="Target" onChange={retarget} />
          <Unit measure={measure} onChange={onChange} errorAt={errorAt} />
        </div>
      );
  }
}

function Unit({ measure, onChange, errorAt }: Props) {
  return (
    <TextField
      name="measurable.unit"
      label="Unit"
      placeholder="new connections"
      autoComplete="off"
      maxLength={limits.unit}
      value={measure.unit}
      onChange={({ target }) => onChange({ ...measure, unit: target.value })}
      error={errorAt("measurable.unit")}
    />
  );
}
