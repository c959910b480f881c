import type { Ref } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { typedOver, type Edit } from "./progress-edit.ts";
import styles from "./progress-modal.module.css";

interface Props {
  readonly goal: GoalCard;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
  /** True once Save has found no value in the field. */
  readonly ignored: boolean;
  readonly input: Ref<HTMLInputElement>;
}

/** A value outright: a number, or for a Date goal the day on which it was achieved (product.md). */
export function SetValue(props: Props) {
  return props.goal.measurable.type === "Date" ? (
    <DayValue {...props} />
  ) : (
    <NumberValue {...props} />
  );
}

function NumberValue({ goal, edit, onEdit, ignored, input }: Props) {
  const { currentValue, unit } = goal.measurable;
  return (
    <TextField
      ref={input}
      type="number"
      label={unit === "" ? "New value" : `New value (${unit})`}
      hint="A number of at least 0."
      error={ignored ? "Nothing was saved yet." : undefined}
      min={0}
      step="any"
      inputMode="decimal"
      value={edit.typed ?? String(currentValue)}
      onChange={({ target }) => onEdit(typedOver(edit, goal, target.value))}
    />
  );
}

function DayValue({ goal, edit, onEdit, input }: Props) {
  const day =
    edit.typed ?? (goal.measurable.type === "Date" ? goal.measurable.currentValue : null) ?? "";
  return (
    <div className={styles["day"]}>
      <TextField
        ref={input}
        type="date"
        label="Achieved on"
        hint="Leave it empty while the goal is still ahead of you."
        max={useNow().today}
        value={day}
        onChange={({ target }) => onEdit(typedOver(edit, goal, target.value))}
      />
      {day !== "" && (
        <Button look="quiet" onClick={() => onEdit(typedOver(edit, goal, ""))}>
          Clear
        </Button>
      )}
    </div>
  );
}
