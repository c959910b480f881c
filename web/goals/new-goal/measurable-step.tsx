import * as limits from "#domain/limits.ts";
import { measures, measureTypeOf, measureTypes } from "#domain/measure.ts";
import { measureForms, retypedMeasure, type MeasureDraft } from "#domain/measure-draft.ts";
import { Choice } from "#web/ui/choice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { NumberField } from "../number-field.tsx";
import { DayField } from "./day-field.tsx";
import styles from "./goal-step.module.css";
import { words } from "./new-goal.words.ts";

interface Props {
  readonly measure: MeasureDraft;
  readonly onChange: (measure: MeasureDraft) => void;
  readonly errorAt: (field: string) => string | undefined;
}

const options = measureTypes.map((value) => ({ value, ...measureForms[value] }));

export function MeasurableStep({ measure, onChange, errorAt }: Props) {
  return (
    <>
      <Choice
        legend={words.measureType}
        options={options}
        value={measureTypeOf(measure.type) ?? ""}
        onChange={(type) => onChange(retypedMeasure(type))}
        error={errorAt("measurable.type")}
      />
      <MeasureTarget measure={measure} onChange={onChange} errorAt={errorAt} />
    </>
  );
}

export function MeasureTarget({ measure, onChange, errorAt }: Props) {
  const target = {
    name: "measurable.targetValue",
    value: measure.targetValue,
    error: errorAt("measurable.targetValue"),
  };
  const retarget = (targetValue: string) => onChange({ ...measure, targetValue });
  const type = measureTypeOf(measure.type) ?? "Numeric";
  const { kind, unit } = measures[type];
  const label = measureForms[type].target;
  if (label === null) return <p className={styles["aside"]}>{words.noTarget}</p>;
  if (kind === "day") return <DayField {...target} label={label} onChange={retarget} />;
  const field = <NumberField {...target} label={label} onChange={retarget} />;
  if (unit !== null) return field;
  return (
    <div className={styles["pair"]}>
      {field}
      <Unit measure={measure} onChange={onChange} errorAt={errorAt} />
    </div>
  );
}

function Unit({ measure, onChange, errorAt }: Props) {
  return (
    <TextField
      name="measurable.unit"
      label={words.unit}
      placeholder={words.unitExample}
      autoComplete="off"
      maxLength={limits.unit}
      value={measure.unit}
      onChange={({ target }) => onChange({ ...measure, unit: target.value })}
      error={errorAt("measurable.unit")}
    />
  );
}
