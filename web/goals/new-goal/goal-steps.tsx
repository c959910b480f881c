import type { Dispatch, FormEvent, Ref } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./add-goal-page.module.css";
import { goalSteps, LAST_STEP, type FormAction, type GoalForm } from "./goal-form.ts";
import { GoalStep } from "./goal-step.tsx";
import { stepWords } from "./step-words.ts";
import type { Fault } from "./use-save-goal.ts";

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  readonly form: GoalForm;
  readonly dispatch: Dispatch<FormAction>;
  /** Why the last Save did not save. */
  readonly fault: Fault | null;
  readonly saving: boolean;
  readonly onSave: () => void;
}

/** The seven steps, one at a time. Nothing is checked before Save (product 3.8). */
export function GoalSteps({ ref, form, dispatch, fault, saving, onSave }: Props) {
  const { step, draft } = form;
  const field = goalSteps[step - 1] ?? "description";
  const goTo = (next: number) => dispatch({ kind: "step", step: next });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (step === LAST_STEP) onSave();
    else goTo(step + 1);
  }

  return (
    <form ref={ref} className={styles["form"]} noValidate onSubmit={submit}>
      <TemplateLine form={form} onChange={() => goTo(0)} />
      <Card className={styles["step"]}>
        <Stepper current={step} total={LAST_STEP} />
        <h2>{stepWords[field].title}</h2>
        {fault && <FaultAlert fault={fault} />}
        <GoalStep
          field={field}
          draft={draft}
          onTyped={(typed) => dispatch({ kind: "typed", draft: typed })}
          errorAt={(name) => (fault?.field === name ? "Please look at this once more." : undefined)}
        />
        <Row spread>
          <Button onClick={() => goTo(step - 1)}>Previous</Button>
          <Button type="submit" look="primary" pending={saving}>
            {step === LAST_STEP ? "Save Goal" : "Next"}
          </Button>
        </Row>
        {fault && step < LAST_STEP && (
          <Button look="quiet" onClick={() => goTo(LAST_STEP)}>
            Go to the last step
          </Button>
        )}
      </Card>
      <div className={styles["stones"]}>
        <Stones placed={step} />
      </div>
    </form>
  );
}

function TemplateLine({ form: { template }, onChange }: { form: GoalForm; onChange: () => void }) {
  if (template === null) return null;
  return (
    <p className={styles["template"]}>
      <span>Using template: {template.name}</span>{" "}
      <Button look="quiet" size="small" onClick={onChange}>
        Change template
      </Button>
    </p>
  );
}

function FaultAlert({ fault }: { readonly fault: Fault }) {
  return (
    <>
      <Alert>{fault.words}</Alert>
      {fault.signIn && (
        <p>
          {/* In a tab of its own: what is typed here stays. */}
          <a href="/login" target="_blank" rel="noopener">
            Sign in in a new tab
          </a>
          , then save again. Your words stay here.
        </p>
      )}
    </>
  );
}
