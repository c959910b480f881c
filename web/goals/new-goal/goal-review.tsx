import { categoryName } from "#domain/category.ts";
import { dayInWords } from "#domain/day-words.ts";
import { parseTypedDay } from "#domain/typed-day.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { goalFieldNames, type GoalField } from "#domain/goal-fields.ts";
import { measures, measureTypeOf, unitInWords } from "#domain/measure.ts";
import { measureForms, type MeasureDraft } from "#domain/measure-draft.ts";
import type { Notation } from "#domain/notation.ts";
import { words as list } from "#domain/list.words.ts";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./goal-review.module.css";
import { LAST_STEP, stepOf } from "./goal-form.ts";
import { words } from "./new-goal.words.ts";

interface Props {
  readonly draft: GoalDraft;
  readonly onStep: (step: number) => void;
}

/** The whole goal before Save (product 3.8). */
export function GoalReview({ draft, onStep }: Props) {
  const notation = useNotation();
  return (
    <Stack as="section" aria-labelledby="goal-review">
      <h2 id="goal-review">{words.yourGoal}</h2>
      <Stack as="dl" gap="tight">
        {goalFieldNames.map((field) => {
          const { label } = words.steps[field];
          return (
            <div key={field}>
              <dt className={styles["term"]}>
                {label}
                {stepOf(field) < LAST_STEP && (
                  <Button look="quiet" size="small" onClick={() => onStep(stepOf(field))}>
                    {words.edit}
                    <span className="visually-hidden">{words.theField(label)}</span>
                  </Button>
                )}
              </dt>
              <dd dir="auto" className={styles["text"]}>
                {textOf(draft, field, notation) || words.notYet}
              </dd>
            </div>
          );
        })}
      </Stack>
    </Stack>
  );
}

function textOf(draft: GoalDraft, field: GoalField, notation: Notation): string {
  if (field === "measurable") return measureInWords(draft.measurable, notation);
  if (field === "dueDate") return typedDay(draft.dueDate, notation);
  if (field === "category") return draft.category === "" ? "" : categoryName(draft.category);
  return draft[field].trim();
}

function typedDay(text: string, notation: Notation): string {
  const day = parseTypedDay(text);
  return day === null ? text.trim() : dayInWords(day, notation);
}

function measureInWords({ type, targetValue, unit }: MeasureDraft, notation: Notation): string {
  const known = measureTypeOf(type);
  if (known === undefined) return "";
  const isDay = measures[known].kind === "day";
  const target = isDay ? typedDay(targetValue, notation) : targetValue.trim();
  const { label } = measureForms[known];
  const value = `${target} ${unitInWords({ type: known, unit })}`.trim();
  return target === "" ? label : list.labelled(label, value);
}
