import { useId, useState } from "react";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { Alert } from "#web/ui/alert.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { ChangeStep } from "./change-forms.tsx";
import type { ShownStep } from "./plan-words.ts";
import styles from "./plan.module.css";
import { refusalInWords, useChangePlan, type PlanWrite } from "./use-plan.ts";
import { words } from "./plan.words.ts";

interface Props {
  readonly goalId: string;
  readonly step: ShownStep;
}

export function StepLine({ goalId, step }: Props) {
  const id = useId();
  const marking = useChangePlan(goalId);
  const { id: stepId, text } = step;
  // Optimistic: `isPending` comes a moment later, and the box would flip back.
  const [asked, setAsked] = useState<{ readonly of: ShownStep; readonly done: boolean } | null>(
    null,
  );
  const mark = (done: boolean) => {
    setAsked({ of: step, done });
    marking.mutate(
      { change: { kind: "mark-step", stepId, done } },
      { onError: () => setAsked(null) },
    );
  };
  return (
    <li className={styles["step"]}>
      <div className={styles["tick"]}>
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}f`}
          checked={asked?.of === step ? asked.done : step.done !== null}
          onChange={({ target }) => {
            if (!marking.isPending) mark(target.checked);
          }}
        />
        <label htmlFor={id}>
          <bdi>{text}</bdi>
        </label>
        <StepFacts id={`${id}f`} step={step} />
      </div>
      <ChangeStep goalId={goalId} step={step} />
      {marking.error && <Alert>{refusalInWords(marking.error)}</Alert>}
    </li>
  );
}

export function ReadStep({ step }: Pick<Props, "step">) {
  return (
    <li>
      <p>
        {step.done !== null && <strong>{words.done}</strong>}
        <bdi>{step.text}</bdi>
      </p>
      <StepFacts step={step} />
    </li>
  );
}

function StepFacts({ id, step }: { readonly id?: string } & Pick<Props, "step">) {
  const { done, suggestedBy } = step;
  const day = done?.day ?? step.day;
  if (day === null)
    return (
      suggestedBy !== null && (
        <p id={id} className={styles["soft"]}>
          {words.suggestedBy(<bdi>{suggestedBy}</bdi>)}
        </p>
      )
    );
  const written = <WrittenDay day={day} />;
  return (
    <p id={id} className={styles["soft"]}>
      {done === null ? words.dueBy(written) : words.doneOn(written)}
      {suggestedBy !== null && <span>{words.andSuggestedBy(bidiIsolated(suggestedBy))}</span>}
    </p>
  );
}

const answers = {
  owner: [
    ["accept", words.accept],
    ["decline", words.decline],
  ],
  coach: [["withdraw", words.withdraw]],
} as const;

export function SuggestionLine({
  goalId,
  step,
  reader,
}: Props & { readonly reader: "owner" | "coach" }) {
  const answering = useChangePlan(goalId);
  const { id: stepId, text } = step;
  const answer = (kind: Extract<PlanWrite["change"], { stepId: string }>["kind"] & Answer) =>
    answering.mutate({ change: { kind, stepId } });
  return (
    <li>
      <p>
        <bdi>{text}</bdi>
      </p>
      <StepFacts step={step} />
      {answering.error && <Alert>{refusalInWords(answering.error)}</Alert>}
      <Row className={styles["answers"]}>
        {answers[reader].map(([kind, label]) => (
          <LeavingButton
            key={kind}
            size="small"
            look={kind === "accept" ? "secondary" : "quiet"}
            pending={answering.isPending && answering.variables.change.kind === kind}
            onClick={() => answer(kind)}
          >
            <span>
              {label}
              <span className="visually-hidden">{words.theSuggestion(text)}</span>
            </span>
          </LeavingButton>
        ))}
      </Row>
    </li>
  );
}

type Answer = (typeof answers)["owner" | "coach"][number][0];
