import { useState } from "react";
import { useLocation } from "wouter";
import { goalPath } from "#contract/routes.ts";
import { Card } from "#web/ui/card.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { IfThenFields, PlanForm, StepFields } from "../plan/plan-form.tsx";
import { noIfThen, noStep, stepWords } from "../plan/plan-words.ts";
import { usePlanForm } from "../plan/use-plan-form.ts";
import styles from "./saved-goal.module.css";
import { words } from "./new-goal.words.ts";

const stepLabels = { text: words.firstStep, day: words.when };
const ifThenLabels = { obstacle: words.obstacle, action: words.action };

const isTyped = (typed: object) => Object.values(typed).some((text) => text !== "");

// product 23.11; kept in the places of the goal's page
export function PlanStart({ goalId }: { readonly goalId: string }) {
  const [, navigate] = useLocation();
  const step = usePlanForm(goalId, `add-step/${goalId}`, noStep);
  const ifThen = usePlanForm(goalId, `if-then/${goalId}`, noIfThen);
  const [invites, setInvites] = useState(false);

  async function save(): Promise<boolean> {
    const hasIfThen = isTyped(ifThen.words);
    // With nothing at all, the refusal of an empty step says so.
    const hasStep = isTyped(step.words) || !(hasIfThen || invites);
    if (hasStep && !(await step.save({ kind: "add-step", ...stepWords(step.words) }))) return false;
    return !hasIfThen || ifThen.save({ kind: "add-if-then", ...ifThen.words });
  }

  function goOn(): void {
    const invitation = new URLSearchParams({ goalId, type: "coachInvitation" });
    navigate(invites ? `/share-goal?${invitation}` : goalPath(goalId));
  }

  return (
    <Card className={styles["plan"]}>
      <PlanForm
        title={words.makeItHappen}
        button={words.savePlan}
        look="primary"
        leave={words.later}
        saving={step.saving || ifThen.saving}
        fault={step.fault ?? ifThen.fault}
        focused={false}
        onSave={save}
        onSaved={goOn}
        onClose={() => navigate("/")}
      >
        <p className={styles["soft"]}>{words.optional}</p>
        <div className={styles["pair"]}>
          <StepFields
            {...step}
            labels={stepLabels}
            onEdit={(part) => step.edit((typed) => ({ ...typed, ...part }))}
          />
        </div>
        <div className={styles["pair"]}>
          <IfThenFields
            {...ifThen}
            labels={ifThenLabels}
            onEdit={(part) => ifThen.edit((typed) => ({ ...typed, ...part }))}
          />
        </div>
        <Switch
          label={words.inviteCoach}
          hint={words.whichCoach}
          checked={invites}
          onChange={setInvites}
        />
      </PlanForm>
    </Card>
  );
}
