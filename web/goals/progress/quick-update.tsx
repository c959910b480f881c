import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { measureInWords } from "#domain/measure-words.ts";
import { nudged, stagedMeasure, toggled, type Edit } from "./progress-edit.ts";
import styles from "./progress-modal.module.css";

interface Props {
  readonly goal: GoalCard;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
}

/** Plus or minus 1, or done or not: staged until Save. */
export function QuickUpdate(props: Props) {
  return props.goal.measurable.type === "Boolean" ? <Toggle {...props} /> : <Nudge {...props} />;
}

function Nudge({ goal, edit, onEdit }: Props) {
  const measure = stagedMeasure(edit, goal, useNow());
  return (
    <div className={styles["nudge"]}>
      <Button disabled={measure.currentValue === 0} onClick={() => onEdit(nudged(edit, -1))}>
        <span aria-hidden="true">−1</span>
        <span className="visually-hidden">Decrease</span>
      </Button>
      <output>{measureInWords(measure)}</output>
      <Button onClick={() => onEdit(nudged(edit, 1))}>
        <span aria-hidden="true">+1</span>
        <span className="visually-hidden">Increase</span>
      </Button>
    </div>
  );
}

function Toggle({ goal, edit, onEdit }: Props) {
  const measure = stagedMeasure(edit, goal, useNow());
  return (
    <Choice
      legend="This goal is"
      look="segments"
      options={[
        { value: "done", label: "Complete" },
        { value: "open", label: "Not Complete" },
      ]}
      value={measure.currentValue === true ? "done" : "open"}
      onChange={(value) => onEdit(toggled(edit, goal, value === "done"))}
    />
  );
}
