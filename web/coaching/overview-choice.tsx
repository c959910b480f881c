import type { Ref } from "react";
import type { CoachChoice, CoachFilter, CoachGrouping, CoachSort } from "#domain/coach-choice.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./coaching.module.css";
import { words } from "./coaching.words.ts";

const filterLabels: Readonly<Record<CoachFilter, string>> = {
  all: words.showAll,
  "needs-attention": words.showNeedsAttention,
  "recent-notes": words.showRecentNotes,
  completed: words.showCompleted,
};

const sortLabels: Readonly<Record<CoachSort, string>> = {
  progress: words.byProgress,
  "due-date": words.byDueDate,
  "last-updated": words.byLastUpdated,
  alphabetical: words.byName,
};

const groupingLabels: Readonly<Record<CoachGrouping, string>> = {
  person: words.groupByPerson,
  none: words.groupNone,
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
        label={words.show}
        value={choice.filter}
        onChange={({ target }) => onChoose({ ...choice, filter: target.value as CoachFilter })}
      >
        {options(filterLabels)}
      </SelectField>
      <SelectField
        label={words.sortBy}
        value={choice.sort}
        onChange={({ target }) => onChoose({ ...choice, sort: target.value as CoachSort })}
      >
        {options(sortLabels)}
      </SelectField>
      <SelectField
        label={words.group}
        value={grouping}
        onChange={({ target }) => onGroup(target.value as CoachGrouping)}
      >
        {options(groupingLabels)}
      </SelectField>
      <Status>
        {shown < matching
          ? words.shownOf(shown, matching)
          : choice.filter !== "all" && words.goalCount(matching)}
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
