import { useId, type ComponentType } from "react";
import { dayInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { isKnownMeasure, measures, unitInWords, type ValueKind } from "#domain/measure.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { NumberField } from "../number-field.tsx";
import { stagedMeasure, toggleEdit, typedOver, type Edit } from "../progress/progress-edit.ts";
import { stepEdit, stillAhead } from "./value-edit.ts";
import styles from "./weekly-check-in.module.css";
import { words } from "./weekly-check-in.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
  readonly fault: string | undefined;
  /** For a row that shows the value itself. */
  readonly hiddenLegend?: boolean | undefined;
}

const fields: Readonly<Record<ValueKind, ComponentType<Props>>> = {
  amount: Amount,
  answer: YesOrNo,
  day: Reached,
};

// product 25.11
export function ValueFields(props: Props) {
  const { measurable } = props.goal;
  if (!isKnownMeasure(measurable)) return null;
  const Fields = fields[measures[measurable.type].kind];
  return <Fields {...props} />;
}

function Amount({ goal, edit, onEdit, fault, hiddenLegend }: Props) {
  const now = useNow();
  const notation = useNotation();
  const titleId = useId();
  const staged = stagedMeasure(edit, goal, now);
  const unit = unitInWords(staged);
  const isLeast = staged.currentValue === 0;
  return (
    <div role="group" aria-labelledby={titleId} className={styles["value"]}>
      <p id={titleId} className={hiddenLegend ? "visually-hidden" : styles["legend"]}>
        {words.whereAreYou}{" "}
        <span className={styles["soft"]}>{measureInWords(staged, notation)}</span>
      </p>
      <div className={styles["amount"]}>
        <Button
          aria-disabled={isLeast || undefined}
          onClick={() => !isLeast && onEdit(stepEdit(edit, goal, -1, now))}
        >
          <span aria-hidden="true">−1</span>
          <span className="visually-hidden">{words.decrease}</span>
        </Button>
        <NumberField
          label={unit === "" ? words.value : <bdi>{unit}</bdi>}
          error={fault}
          value={edit.typed ?? String(staged.currentValue)}
          onChange={(typed) => onEdit(typedOver(edit, goal, typed))}
        />
        <Button onClick={() => onEdit(stepEdit(edit, goal, 1, now))}>
          <span aria-hidden="true">+1</span>
          <span className="visually-hidden">{words.increase}</span>
        </Button>
      </div>
    </div>
  );
}

function YesOrNo({ goal, edit, onEdit, hiddenLegend }: Props) {
  const staged = stagedMeasure(edit, goal, useNow());
  return (
    <Choice
      legend={words.whereAreYou}
      hiddenLegend={hiddenLegend}
      look="segments"
      options={[
        { value: "open", label: words.notYet },
        { value: "done", label: words.done },
      ]}
      value={staged.currentValue === true ? "done" : "open"}
      onChange={(value) => onEdit(toggleEdit(edit, goal, value === "done"))}
    />
  );
}

function Reached({ goal, edit, onEdit, fault, hiddenLegend }: Props) {
  const { today } = useNow();
  const notation = useNotation();
  const { measurable } = goal;
  if (measurable.type !== "Date") return null;
  const day = edit.typed ?? stagedDay(edit, measurable.currentValue);
  const { targetValue } = measurable;
  return (
    <div className={styles["value"]}>
      <Choice
        legend={words.whereAreYou}
        hiddenLegend={hiddenLegend}
        look="segments"
        options={[
          { value: "ahead", label: words.notYetExpected(dayInWords(targetValue, notation)) },
          { value: "reached", label: words.reached },
        ]}
        value={day === null ? "ahead" : "reached"}
        onChange={(value) =>
          onEdit(value === "ahead" ? stillAhead(edit, goal) : typedOver(edit, goal, today))
        }
      />
      {day !== null && (
        <TextField
          type="date"
          label={words.reachedOn}
          max={today}
          value={day}
          error={fault}
          onChange={({ target }) => onEdit(typedOver(edit, goal, target.value))}
        />
      )}
    </div>
  );
}

/** Null while it is ahead. */
function stagedDay({ change }: Edit, current: string | null): string | null {
  if (change === null || change === "ignored" || change.kind !== "set") return current;
  return typeof change.value === "string" ? change.value : null;
}
