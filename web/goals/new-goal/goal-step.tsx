import { categoryName, offeredCategories } from "#domain/category.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { addDays } from "#domain/day.ts";
import { goalFields, type GoalField } from "#domain/goal-fields.ts";
import * as limits from "#domain/limits.ts";
import { endOfQuarter } from "#domain/quarter.ts";
import { useNow } from "#web/client/now.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DayField } from "./day-field.tsx";
import { MeasurableStep } from "./measurable-step.tsx";
import { words } from "./new-goal.words.ts";

interface Props {
  readonly field: GoalField;
  readonly draft: GoalDraft;
  readonly onTyped: (draft: Partial<GoalDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

export function GoalStep({ field, draft, onTyped, errorAt }: Props) {
  if (field === "description")
    return <Description draft={draft} onTyped={onTyped} errorAt={errorAt} />;
  if (field === "category") return <Category draft={draft} onTyped={onTyped} errorAt={errorAt} />;
  if (field === "measurable")
    return (
      <MeasurableStep
        measure={draft.measurable}
        onChange={(measurable) => onTyped({ measurable })}
        errorAt={errorAt}
      />
    );
  if (field === "dueDate") return <DueDate draft={draft} onTyped={onTyped} errorAt={errorAt} />;
  return (
    <TextAreaField
      name={field}
      label={words.steps[field].label}
      hint={words.steps[field].hint}
      counted
      maxLength={goalFields[field].limit}
      rows={6}
      value={draft[field]}
      onChange={({ target }) => onTyped({ [field]: target.value })}
      error={errorAt(field)}
    />
  );
}

type OneProps = Omit<Props, "field">;

function Description({ draft, onTyped, errorAt }: OneProps) {
  const { label, hint } = words.steps.description;
  return (
    <TextField
      name="description"
      label={label}
      hint={hint}
      autoComplete="off"
      maxLength={limits.description}
      value={draft.description}
      onChange={({ target }) => onTyped({ description: target.value })}
      error={errorAt("description")}
    />
  );
}

function DueDate({ draft, onTyped, errorAt }: OneProps) {
  const { today } = useNow();
  return (
    <DayField
      name="dueDate"
      label={words.steps.dueDate.label}
      value={draft.dueDate}
      onChange={(dueDate) => onTyped({ dueDate })}
      error={errorAt("dueDate")}
      offered={[
        ...[30, 90].map((days) => [words.inDays(days), addDays(today, days)] as const),
        [words.endOfQuarter, endOfQuarter(today)],
      ]}
    />
  );
}

function Category({ draft, onTyped, errorAt }: OneProps) {
  const { category: own } = draft;
  const isOffered = own === "" || offeredCategories.some((category) => category === own);
  const categories: readonly string[] = isOffered ? offeredCategories : [...offeredCategories, own];
  return (
    <Choice
      legend={words.steps.category.label}
      options={categories.map((value) => ({ value, label: <bdi>{categoryName(value)}</bdi> }))}
      value={own}
      onChange={(category) => onTyped({ category })}
      error={errorAt("category")}
    />
  );
}
