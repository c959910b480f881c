import type { Ref } from "react";
import type { CoachChoice, CoachFilter, CoachGrouping, CoachSort } from "#domain/coach-choice.ts";
import { counted } from "#domain/count-words.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./coaching.module.css";

const filterLabels: Readonly<Record<CoachFilter, string>> = {
  all: "All goals",
  "needs-attention": "Needs attention",
  "recent-notes": "Recent notes",
  completed: "Completed",
};

const sortLabels: Readonly<Record<CoachSort, string>> = {
  progress: "Progress",
  "due-date": "Due date",
  "last-updated": "Last updated",
  alphabetical: "Alphabetical",
};

const groupingLabels: Readonly<Record<CoachGrouping, string>> = {
  person: "By person",
  none: "One list",
};

interface Props {
  readonly ref: Ref<HTMLSelectElement>;
  readonly choice: CoachChoice;
  readonly onChoose: (choice: CoachChoice) => void;
  readonly grouping: CoachGrouping;
  readonly onGroup: (grouping: CoachGrouping) => void;
  readonly matching: number;
  readonly shown: number;
}

export function OverviewChoice(props: Props) {
  const { ref, choice, onChoose, grouping, onGroup, matching, shown } = props;
  return (
    <div className={styles["choice"]}>
      <SelectField
        ref={ref}
        label="Show"
        value={choice.filter}
        onChange={({ target }) => onChoose({ ...choice, filter: target.value as CoachFilter })}
      >
        {options(filterLabels)}
      </SelectField>
      <SelectField
        label="Sort by"
        value={choice.sort}
        onChange={({ target }) => onChoose({ ...choice, sort: target.value as CoachSort })}
      >
        {options(sortLabels)}
      </SelectField>
      <SelectField
        label="Group"
        value={grouping}
        onChange={({ target }) => onGroup(target.value as CoachGrouping)}
      >
        {options(groupingLabels)}
      </SelectField>
      <Status>
        {shown < matching
          ? `${shown} of ${counted(matching, "goal")}`
          : choice.filter !== "all" && counted(matching, "goal")}
      </Status>
    </div>
  );
}

function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
