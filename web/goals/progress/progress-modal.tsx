import { useEffect, useRef, type FormEvent } from "react";
import { goalPath } from "#contract/routes.ts";
import { dailyRate } from "#domain/celebration.ts";
import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { measureInWords } from "#domain/measure-words.ts";
import { refusalInWords } from "../card/card-words.ts";
import { inMode, modesOf, type Edit, stagedMeasure } from "./progress-edit.ts";
import styles from "./progress-modal.module.css";
import { RemarkFields } from "./remark-fields.tsx";
import { ValueInput } from "./value-input.tsx";
import { useProgressEdit, type Ends } from "./use-progress-edit.ts";

interface Props extends Ends {
  /** As it is now: it may change while the modal is open. */
  readonly goal: GoalCard;
  /** It was opened by the 'Log' of a Date goal (product 4.23). */
  readonly logging?: boolean;
}

/** Where a goal is moved (product 4.22). */
export function ProgressModal({ goal: latest, logging = false, ...ends }: Props) {
  const { goal, edit, stage, problem, saving, save } = useProgressEdit(latest, ends);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem.ignored) input.current?.focus();
  }, [problem]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog open onClose={ends.onClose} title="Update Progress">
      <form className={styles["form"]} noValidate onSubmit={submit}>
        <p>
          {goal.description}
          <span className={styles["now"]}>Now: {measureInWords(goal.measurable)}</span>
        </p>
        {logging && (
          <p>
            <strong>{refusalInWords("progress.no-action-for-date")}</strong>{" "}
            <span className={styles["now"]}>Choose the day on which you reached it.</span>
          </p>
        )}
        <ModeChoice goal={goal} edit={edit} onEdit={stage} />
        <ValueInput
          goal={goal}
          edit={edit}
          onEdit={stage}
          ignored={problem.ignored}
          input={input}
        />
        <RateHint goal={goal} edit={edit} />
        <RemarkFields goal={goal} edit={edit} onEdit={stage} />
        {problem.words !== null && <Alert>{problem.words}</Alert>}
        <Row>
          <Button type="submit" look="primary" pending={saving}>
            Save
          </Button>
          <Button onClick={ends.onClose}>Cancel</Button>
          <ButtonLink href={goalPath(goal.id)} look="quiet">
            Open goal
          </ButtonLink>
        </Row>
      </form>
    </Dialog>
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
      legend="How to update"
      hiddenLegend
      look="segments"
      options={modes.map((value) => ({ value, label: value }))}
      value={edit.mode}
      onChange={(mode) => onEdit(inMode(edit, mode))}
    />
  );
}

/** How much a day is needed, with what is staged counted in (product 4.27). */
function RateHint({ goal, edit }: Pick<ModeProps, "goal" | "edit">) {
  const now = useNow();
  const rate = dailyRate({ ...goal, measurable: stagedMeasure(edit, goal, now) }, now);
  if (rate === null) return null;
  const challenge = rate.mode === "challenge mode" && styles["challenge"];
  return <p className={classNames(styles["hint"], challenge)}>{rate.text}</p>;
}
