import type { ComponentType, Ref } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { measures, unitInWords, type ValueKind } from "#domain/measure.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { NumberField } from "../number-field.tsx";
import {
  nudgeEdit,
  stagedMeasure,
  toggleEdit,
  typedOver,
  type Edit,
  type Mode,
} from "./progress-edit.ts";
import styles from "./progress-modal.module.css";
import { words } from "./progress.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
  readonly ignored: boolean;
  readonly input: Ref<HTMLInputElement>;
}

/** A kind with one mode has the same input in both. */
const inputs: Readonly<Record<ValueKind, Readonly<Record<Mode, ComponentType<Props>>>>> = {
  amount: { "quick-update": Nudge, "set-value": NumberValue },
  answer: { "quick-update": Toggle, "set-value": Toggle },
  day: { "quick-update": DayValue, "set-value": DayValue },
};

export function ValueInput(props: Props) {
  const Input = inputs[measures[props.goal.measurable.type].kind][props.edit.mode];
  return <Input {...props} />;
}

function Nudge({ goal, edit, onEdit }: Props) {
  const measure = stagedMeasure(edit, goal, useNow());
  return (
    <div className={styles["nudge"]}>
      <Button disabled={measure.currentValue === 0} onClick={() => onEdit(nudgeEdit(edit, -1))}>
        <span aria-hidden="true">−1</span>
        <span className="visually-hidden">{words.decrease}</span>
      </Button>
      <output>{measureInWords(measure, useNotation())}</output>
      <Button onClick={() => onEdit(nudgeEdit(edit, 1))}>
        <span aria-hidden="true">+1</span>
        <span className="visually-hidden">{words.increase}</span>
      </Button>
    </div>
  );
}

function Toggle({ goal, edit, onEdit }: Props) {
  const measure = stagedMeasure(edit, goal, useNow());
  return (
    <Choice
      legend={words.goalIs}
      look="segments"
      options={[
        { value: "done", label: words.complete },
        { value: "open", label: words.notComplete },
      ]}
      value={measure.currentValue === true ? "done" : "open"}
      onChange={(value) => onEdit(toggleEdit(edit, goal, value === "done"))}
    />
  );
}

function NumberValue({ goal, edit, onEdit, ignored, input }: Props) {
  const { currentValue } = goal.measurable;
  const unit = unitInWords(goal.measurable);
  return (
    <NumberField
      ref={input}
      label={unit === "" ? words.newValue : words.newValueIn(bidiIsolated(unit))}
      hint={words.atLeastZero}
      error={ignored ? unsavedWords(edit.typed ?? "") : undefined}
      value={edit.typed ?? String(currentValue)}
      onChange={(typed) => onEdit(typedOver(edit, goal, typed))}
    />
  );
}

// product 4.22
function unsavedWords(typed: string): string {
  return typed.trim() === "" ? words.unsaved : words.notANumber(bidiIsolated(typed));
}

// product 4.14
function DayValue({ goal, edit, onEdit, input }: Props) {
  const { currentValue } = goal.measurable;
  const day = edit.typed ?? (typeof currentValue === "string" ? currentValue : "");
  return (
    <div className={styles["day"]}>
      <TextField
        ref={input}
        type="date"
        label={words.achievedOn}
        hint={words.achievedOnWhy}
        max={useNow().today}
        value={day}
        onChange={({ target }) => onEdit(typedOver(edit, goal, target.value))}
      />
      {day !== "" && (
        <Button look="quiet" onClick={() => onEdit(typedOver(edit, goal, ""))}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
