import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import type { Goal } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { draftAgain } from "#domain/start-again.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page, Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./add-goal-page.module.css";
import { headerOf, type FormAction } from "./goal-form.ts";
import { GoalSteps } from "./goal-steps.tsx";
import { SavedGoal } from "./saved-goal.tsx";
import { TemplateChooser } from "./template-chooser.tsx";
import { useKeptForm } from "./use-kept-form.ts";
import { UnreadGoal, useAskedGoal } from "./asked-goal.tsx";
import { useAskedTemplate } from "./asked-template.ts";
import type { GoalFault } from "./use-save-goal.ts";
import { useSubmitGoal } from "./use-submit-goal.ts";
import { words } from "./new-goal.words.ts";

const PlanStart = late(() => import("./plan-start.tsx").then((m) => m.PlanStart));

// product 3.8
export function AddGoalPage() {
  const now = useNow();
  const kept = useKeptForm();
  const { form, dispatch, goTo, goOn, acted, found, begun } = kept;
  const { fault, setFault, saved, setSaved, saving, submit } = useSubmitGoal(kept);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLFormElement>(null);
  const choosing = form.step === 0 && saved === null;
  const asked = useAskedGoal();
  const again = asked.kind === "ready" ? asked.goal : null;
  const filling = choosing && !begun && asked.kind === "loading";
  useStepFocus(steps, heading, form.step, fault, acted);

  useAskedTemplate((template) => {
    // Existing words stay: the person chooses.
    if (!kept.begunBefore()) begin({ kind: "template", template, now });
  });

  const beginAgain = (goal: Goal) => begin({ kind: "again", draft: draftAgain(goal, now) });
  const readAgain = useEffectEvent((goal: Goal) => {
    if (!kept.begunBefore()) beginAgain(goal);
  });
  // A layout effect, so no chooser flashes before the form.
  useLayoutEffect(() => {
    if (again !== null) readAgain(again);
  }, [again]);

  function typed(draft: Partial<GoalDraft>): void {
    // A fault about signing in or retrying stays.
    if (fault?.field !== undefined) setFault(null);
    dispatch({ kind: "typed", draft });
  }

  function begin(action: FormAction): void {
    setSaved(null);
    setFault(null);
    dispatch(action);
  }

  function startAnew(): void {
    if (again === null) begin({ kind: "reset" });
    else beginAgain(again);
    heading.current?.focus();
  }

  function addAnother(): void {
    setSaved(null);
    heading.current?.focus();
  }

  return (
    <Page className={styles["page"]}>
      <header className={styles["head"]}>
        <h1 ref={heading} tabIndex={-1}>
          {saved === null ? headerOf(form) : words.makeItHappen}
        </h1>
        <Status tone="green">{saved && words.saved}</Status>
        {begun && (found || choosing) && (
          <Begun onGoOn={choosing ? goOn : null} onStartAnew={startAnew} again={again} />
        )}
        <UnreadGoal asked={asked} />
      </header>
      {form.step === 0 && saved && (
        <>
          <SavedGoal goal={saved} onAnother={addAnother} />
          <PlanStart goalId={saved.id} />
        </>
      )}
      {filling && <Reading>{words.loading}</Reading>}
      {choosing && !filling && (
        <TemplateChooser
          chosen={form.template}
          onChoose={(template) => begin({ kind: "template", template, now })}
          onScratch={() => begin({ kind: "scratch" })}
        />
      )}
      {form.step > 0 && (
        <GoalSteps
          ref={steps}
          form={form}
          fault={fault}
          saving={saving}
          onTyped={typed}
          onStep={goTo}
          onSubmit={submit}
        />
      )}
    </Page>
  );
}

interface BegunProps {
  /** Null where the words are on screen. */
  readonly onGoOn: (() => void) | null;
  readonly onStartAnew: () => void;
  readonly again: Goal | null;
}

function Begun({ onGoOn, onStartAnew, again }: BegunProps) {
  return (
    <Row className={styles["begun"]}>
      <p role="status">{words.begun}</p>
      {onGoOn && (
        <Button size="small" onClick={onGoOn}>
          {words.goOn}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={onStartAnew}>
        {words.startAnew}
      </Button>
      {again && <p>{words.startAnewFrom(<bdi>{again.description}</bdi>)}</p>}
    </Row>
  );
}

function controlOf(form: HTMLElement, field: string | undefined): HTMLElement | null {
  const named =
    field === undefined ? null : form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const first = "input:not([tabindex='-1']), textarea";
  return named ?? form.querySelector<HTMLElement>("input:checked") ?? form.querySelector(first);
}

/** At step 0, focuses the chosen template or the heading. */
function useStepFocus(
  form: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  step: number,
  fault: GoalFault | null,
  acted: RefObject<boolean>,
): void {
  const before = useRef({ step, fault });
  useEffect(() => {
    const moved =
      before.current.step !== step || (fault !== null && before.current.fault !== fault);
    before.current = { step, fault };
    if (!moved || !acted.current) return;
    const page = heading.current?.closest("main");
    const chosen = page?.querySelector<HTMLElement>("[aria-current='true']");
    const target =
      step > 0 && form.current
        ? controlOf(form.current, fault?.field)
        : (chosen ?? heading.current);
    target?.focus();
  }, [acted, fault, form, heading, step]);
}
