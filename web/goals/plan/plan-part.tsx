import type { ShownPlan } from "#contract/goal-plan.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { ReadPart } from "#web/goals/details/read-part.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { AddIfThen, AddStep } from "./add-forms.tsx";
import { ChangeIfThen } from "./change-forms.tsx";
import { ifThenInWords } from "./plan-words.ts";
import styles from "./plan.module.css";
import { ReadStep, StepLine, SuggestionLine } from "./step-line.tsx";
import { usePlan } from "./use-plan.ts";
import { words } from "./plan.words.ts";

interface Props {
  readonly goal: Pick<GoalCard, "id" | "status">;
  readonly reader: "owner" | "coach";
}

// product 23.10
export function PlanPart({ goal, reader }: Props) {
  const read = usePlan(goal.id);
  return (
    <ReadPart title={words.title} read={read} reading={words.loading} failed={words.failed}>
      {(plan) => (
        <>
          <Steps goal={goal} reader={reader} plan={plan} />
          <Suggestions goal={goal} reader={reader} plan={plan} />
          <IfThens goal={goal} reader={reader} plan={plan} />
        </>
      )}
    </ReadPart>
  );
}

interface PartProps extends Props {
  readonly plan: ShownPlan;
}

function Steps({ goal: { id, status }, reader, plan }: PartProps) {
  const steps = plan.steps.filter(({ accepted }) => accepted);
  const owns = reader === "owner" && status === "active";
  const mayAdd = owns && steps.length < limits.stepsPerGoal;
  return (
    <>
      {steps.length === 0 ? (
        <p className={styles["soft"]}>{status === "active" ? words.noStepsYet : words.noSteps}</p>
      ) : (
        <Stack as="ul" gap="tight">
          {steps.map((step) =>
            owns ? (
              <StepLine key={step.id} goalId={id} step={step} />
            ) : (
              <ReadStep key={step.id} step={step} />
            ),
          )}
        </Stack>
      )}
      {mayAdd && <AddStep goalId={id} kind="add-step" />}
    </>
  );
}

function Suggestions({ goal: { id, status }, reader, plan }: PartProps) {
  const waiting = plan.steps.filter(({ accepted }) => !accepted);
  const suggests = reader === "coach" && waiting.length < limits.suggestionsPerGoal;
  return (
    <>
      {waiting.length > 0 && status === "active" && (
        <>
          <h4>{reader === "owner" ? words.suggestions : words.waiting}</h4>
          <Stack as="ul">
            {waiting.map((step) => (
              <SuggestionLine key={step.id} goalId={id} step={step} reader={reader} />
            ))}
          </Stack>
        </>
      )}
      {suggests && <AddStep goalId={id} kind="suggest" />}
    </>
  );
}

function IfThens({ goal: { id, status }, reader, plan: { ifThens } }: PartProps) {
  const owns = reader === "owner" && status === "active";
  return (
    <>
      {ifThens.length > 0 && (
        <Stack as="ul" gap="tight">
          {ifThens.map((ifThen) => (
            <li key={ifThen.id}>
              <p className={styles["words"]}>{ifThenInWords(ifThen)}</p>
              {owns && <ChangeIfThen goalId={id} ifThen={ifThen} />}
            </li>
          ))}
        </Stack>
      )}
      {owns && ifThens.length < limits.ifThensPerGoal && <AddIfThen goalId={id} />}
    </>
  );
}
