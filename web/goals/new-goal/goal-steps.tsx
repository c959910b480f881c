import type { GoalField } from "#domain/goal-fields.ts";
import type { FormEvent, Ref } from "react";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./add-goal-page.module.css";
import { fieldOf, LAST_STEP, stepOf, type GoalForm } from "./goal-form.ts";
import { GoalReview } from "./goal-review.tsx";
import { GoalStep } from "./goal-step.tsx";
import { words } from "./new-goal.words.ts";
import type { GoalFault } from "./use-save-goal.ts";

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  readonly form: GoalForm;
  readonly fault: GoalFault | null;
  readonly saving: boolean;
  readonly onTyped: (draft: Partial<GoalDraft>) => void;
  readonly onStep: (step: number) => void;
  readonly onSubmit: () => void;
}

// product 3.8
export function GoalSteps({ ref, form, fault, saving, onTyped, onStep, onSubmit }: Props) {
  const { step, draft } = form;
  const field = fieldOf(step);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={ref} className={styles["form"]} noValidate onSubmit={submit}>
      <TemplateLine form={form} onChange={() => onStep(0)} />
      <Card className={styles["step"]}>
        <Stepper current={step} total={LAST_STEP} />
        <h2>{words.steps[field].title}</h2>
        {fault && isOf(fault, step) && <FaultAlert fault={fault} field={field} />}
        <div className={styles["fields"]}>
          <GoalStep
            field={field}
            draft={draft}
            onTyped={onTyped}
            errorAt={(name) => (fault?.field === name ? fault.words : undefined)}
          />
        </div>
        <Row spread className={styles["foot"]}>
          <Button onClick={() => onStep(step - 1)}>{words.previous}</Button>
          <Button type="submit" look="primary" pending={saving}>
            {step === LAST_STEP ? words.save : words.next}
          </Button>
        </Row>
      </Card>
      {step === LAST_STEP ? (
        <GoalReview draft={draft} onStep={onStep} />
      ) : (
        <div className={styles["stones"]}>
          <Stones placed={step} />
        </div>
      )}
    </form>
  );
}

function TemplateLine({ form: { template }, onChange }: { form: GoalForm; onChange: () => void }) {
  if (template === null) return null;
  return (
    <p className={styles["template"]}>
      <span>{words.usingTemplate(template.name)}</span>{" "}
      <Button look="quiet" size="small" onClick={onChange}>
        {words.changeTemplate}
      </Button>
    </p>
  );
}

/** A fault without a field shows at every step. */
function isOf({ field }: GoalFault, step: number): boolean {
  return field === undefined || stepOf(field) === step;
}

interface AlertProps {
  readonly fault: GoalFault;
  readonly field: GoalField;
}

function FaultAlert({ fault, field }: AlertProps) {
  // Visible next to the field; here only announced.
  const beside = fault.field === field || fault.field?.startsWith(`${field}.`);
  return (
    <>
      <div className={classNames(beside && "visually-hidden")}>
        <Alert>{fault.words}</Alert>
      </div>
      {fault.signIn && (
        <p>
          {words.thenSaveAgain(
            // A new tab, so the form stays.
            <a href="/login" target="_blank" rel="noopener">
              {words.signIn}
            </a>,
          )}
        </p>
      )}
    </>
  );
}
