import { useEffect, useRef } from "react";
import {
  editFieldsIn,
  fieldInWords,
  type EditField,
  type EditFields,
} from "#domain/goal-change.ts";
import { asksWhy, draftOfFields } from "#domain/goal-edit.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { goalFieldNames } from "#domain/goal-fields.ts";
import { coachOf } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { GoalStep } from "../new-goal/goal-step.tsx";
import { MeasureTarget } from "../new-goal/measurable-step.tsx";
import styles from "./life.module.css";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useEdit } from "./use-edit.ts";
import { words } from "./life.words.ts";

function editOf({ measurable, ...texts }: Partial<GoalDraft>): Partial<EditFields> {
  if (measurable === undefined) return texts;
  return { ...texts, targetValue: measurable.targetValue, unit: measurable.unit };
}

// product 3.20
export function EditDialog({ goal, at, onClose, onDone }: LifeDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at) form.current?.querySelector<HTMLElement>(`[name=${at}]`)?.focus();
  }, [at]);
  const edit = useEdit(goal);
  const { value, fault } = edit;
  const coach = coachOf(goal);
  const draft = draftOfFields(value, goal.measurable);
  const errorAt = (name: string) =>
    fault !== null && fault.field === name.replace("measurable.", "") ? fault.text : undefined;

  async function save(): Promise<void> {
    if (await edit.save()) onDone(words.changed);
  }

  return (
    <FormDialog
      title={words.editTitle}
      onClose={onClose}
      fault={fault?.field === null ? fault.text : undefined}
      onSubmit={() => void save()}
      submit={words.saveChanges}
      pending={edit.pending}
      aside={
        edit.changed.length > 0 && (
          <LeavingButton
            onClick={edit.discard}
            onGone={() => form.current?.querySelector("input")?.focus()}
          >
            {words.discard}
          </LeavingButton>
        )
      }
    >
      <div ref={form} className={styles["fields"]}>
        {goalFieldNames.map((step) => (
          <div key={step}>
            {step === "measurable" ? (
              <MeasureTarget
                measure={draft.measurable}
                onChange={(measurable) => edit.edit(editOf({ measurable }))}
                errorAt={errorAt}
              />
            ) : (
              <GoalStep
                field={step}
                draft={draft}
                onTyped={(typed) => edit.edit(editOf(typed))}
                errorAt={errorAt}
              />
            )}
            {editFieldsIn(step).map((field) => (
              <Elsewhere key={field} field={field} became={edit.elsewhere[field]} />
            ))}
          </div>
        ))}
        {asksWhy(edit.changed) && (
          <TextField
            name="why"
            label={coach === null ? words.whyOptional : words.why}
            hint={coach === null ? undefined : words.coachWillRead(bidiIsolated(coach))}
            autoComplete="off"
            maxLength={limits.reason}
            value={edit.why}
            error={errorAt("why")}
            onChange={({ target }) => edit.setWhy(target.value)}
          />
        )}
      </div>
    </FormDialog>
  );
}

function Elsewhere({
  field,
  became,
}: {
  readonly field: EditField;
  readonly became: string | undefined;
}) {
  const notation = useNotation();
  if (became === undefined) return null;
  return <p>{words.becameElsewhere(fieldInWords(became, field, notation))}</p>;
}
