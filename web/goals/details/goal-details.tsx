import { useQuery } from "@tanstack/react-query";
import { readGoal } from "#contract/goals.ts";
import { goalFieldNames, goalFields, isGoalText } from "#domain/goal-fields.ts";
import type { Goal, GoalCard } from "#domain/goal.ts";
import { words as goalWords } from "#domain/goal.words.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { dayInWords } from "#domain/day-words.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./goal-parts.module.css";
import { ReadPart } from "./read-part.tsx";
import { words } from "./details.words.ts";

const smartFields = goalFieldNames.filter(
  (field) => !goalFields[field].onCard || !isGoalText(field),
);

// product 6.9
export function GoalDetails({ goal }: { readonly goal: GoalCard }) {
  const params = { goalId: goal.id };
  const read = useQuery({
    queryKey: keyOf("readGoal", params),
    queryFn: ({ signal }) => call(readGoal, { params, signal }),
  });
  return (
    <ReadPart title={words.goal} read={read} reading={words.loadingGoal} failed={words.goalFailed}>
      {({ goal: texts }) => <GoalFields texts={texts} goal={goal} />}
    </ReadPart>
  );
}

interface FieldsProps {
  readonly texts: Goal;
  readonly goal: GoalCard;
}

export function GoalFields({ texts, goal }: FieldsProps) {
  const notation = useNotation();
  const fields = smartFields.map((field) => {
    if (field === "measurable")
      return [goalWords.field[field], measureInWords(goal.measurable, notation)] as const;
    if (field === "dueDate") return [words.dueDate, dayInWords(goal.dueDate, notation)] as const;
    return [goalWords.field[field], texts[field]] as const;
  });
  return (
    <dl className={styles["fields"]}>
      {fields.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
