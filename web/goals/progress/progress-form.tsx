import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { dailyRate } from "#domain/daily-rate.ts";
import type { GoalCard } from "#domain/goal.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { moveDatePath } from "../life/life-paths.ts";
import { inMode, modesOf, stagedGoal, type Edit, type Mode } from "./progress-edit.ts";
import styles from "./progress-modal.module.css";
import { RemarkFields } from "./remark-fields.tsx";
import { useProgressEdit, type Ends } from "./use-progress-edit.ts";
import { ValueInput } from "./value-input.tsx";
import { words } from "./progress.words.ts";

interface Props extends Ends {
  readonly goal: GoalCard;
  /** Where nothing is staged; by default the first of the measure. */
  readonly mode?: Mode | undefined;
  readonly children: ReactNode;
}

// product 4.22
export function ProgressForm({ goal: latest, mode, children, ...ends }: Props) {
  const progress = useProgressEdit(latest, ends, mode);
  const { goal, edit, dropped, stage, problem, saving, save } = progress;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem.ignored) input.current?.focus();
  }, [problem]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <ModeChoice goal={goal} edit={edit} onEdit={stage} />
      <ValueInput goal={goal} edit={edit} onEdit={stage} ignored={problem.ignored} input={input} />
      {dropped !== null && <Alert tone="grey">{dropped}</Alert>}
      <RateHint goal={goal} edit={edit} onClose={ends.onClose} />
      <RemarkFields goal={goal} edit={edit} onEdit={stage} />
      {problem.words !== null && <Alert>{problem.words}</Alert>}
      <Row>
        <Button type="submit" look="primary" pending={saving}>
          {words.save}
        </Button>
        {children}
      </Row>
    </form>
  );
}

interface ModeProps {
  readonly goal: GoalCard;
  readonly edit: Edit;
  readonly onEdit: (edit: Edit) => void;
}

function ModeChoice({ goal, edit, onEdit }: ModeProps) {
  const modes = modesOf(goal.measurable);
  if (modes.length === 1) return null;
  return (
    <Choice
      legend={words.howToUpdate}
      hiddenLegend
      look="segments"
      options={modes.map((value) => ({ value, label: words.modes[value] }))}
      value={edit.mode}
      onChange={(mode) => onEdit(inMode(edit, mode))}
    />
  );
}

// product 4.27
function RateHint({ goal, edit, onClose }: Omit<ModeProps, "onEdit"> & Pick<Ends, "onClose">) {
  const now = useNow();
  const rate = dailyRate(stagedGoal(edit, goal, now), now, useNotation());
  if (rate === null) return null;
  const challenge = rate.mode !== "encouraging" && styles["challenge"];
  return (
    <div>
      <p className={classNames(styles["hint"], challenge)}>{rate.text}</p>
      {rate.mode === "out of reach" && <MoveDate goalId={goal.id} onClose={onClose} />}
    </div>
  );
}

interface MoveProps extends Pick<Ends, "onClose"> {
  readonly goalId: string;
}

function MoveDate({ goalId, onClose }: MoveProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusLeft(link);
  return (
    <ButtonLink ref={link} href={moveDatePath(goalId)} size="small" onClick={onClose}>
      {words.moveDate}
    </ButtonLink>
  );
}
