import { useRef, type ReactNode } from "react";
import { categoryName } from "#domain/category.ts";
import type { GoalCard } from "#domain/goal.ts";
import { byName } from "#domain/name-order.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { chosenName, type GoalFilter } from "./goal-filter.ts";
import styles from "./goals-section.module.css";
import { words } from "./dashboard.words.ts";

interface Props {
  readonly goals: readonly GoalCard[];
  readonly filter: GoalFilter | null;
  readonly onChoose: (filter: GoalFilter | null) => void;
  readonly children: ReactNode;
}

// No category has an empty name.
const ALL = "";

export function CategoryFilter({ goals, filter, onChoose, children }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const names = [...new Set(goals.map((goal) => categoryName(goal.category)))].toSorted(byName);
  const showAll = () => {
    onChoose(null);
    // The focused button is about to be removed.
    select.current?.focus();
  };
  return (
    <Row className={styles["filter"]}>
      <SelectField
        ref={select}
        label={<span className="visually-hidden">{words.category}</span>}
        value={chosenName(filter, "category") ?? ALL}
        onChange={({ currentTarget: { value: name } }) =>
          onChoose(name === ALL ? null : { by: "category", name })
        }
      >
        <option value={ALL}>{words.everyCategory}</option>
        {names.map((name) => (
          <option key={name} dir="auto">
            {name}
          </option>
        ))}
      </SelectField>
      {filter !== null && <Button onClick={showAll}>{words.showAllGoals}</Button>}
      {children}
    </Row>
  );
}
