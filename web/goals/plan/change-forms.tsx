import { useMemo } from "react";
import type { IfThenWords } from "#domain/goal-plan.ts";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { IfThenFields, PlanForm, StepFields } from "./plan-form.tsx";
import {
  mergedWords,
  stepWords,
  typedStep,
  type FormWords,
  type ShownIfThen,
  type ShownStep,
} from "./plan-words.ts";
import { Unfolding } from "./unfolding.tsx";
import { usePlanForm } from "./use-plan-form.ts";
import { useChangePlan, type PlanWrite } from "./use-plan.ts";
import { words } from "./plan.words.ts";

function useChangeForm<W extends object>(goalId: string, place: string, stored: W) {
  // Same object until the stored words change: drafts compare by identity.
  const told = JSON.stringify(stored);
  const empty = useMemo((): FormWords<W> => {
    const before = JSON.parse(told) as W;
    return { next: before, shown: before };
  }, [told]);
  const form = usePlanForm(goalId, place, empty);
  const next = mergedWords(form.words, stored);
  // After a conflict was reported, the person has seen the current values.
  const shown = form.fault?.overtaken === true ? stored : form.words.shown;
  const onEdit = (part: Partial<W>) => form.edit(() => ({ next: { ...next, ...part }, shown }));
  return { ...form, words: next, shown, onEdit };
}

interface ChangeProps {
  readonly goalId: string;
}

export function ChangeStep({ goalId, step }: ChangeProps & { readonly step: ShownStep }) {
  const { id: stepId, text } = step;
  const form = useChangeForm(goalId, `step/${goalId}/${stepId}`, typedStep(step));
  const { shown } = form;
  return (
    <Unfolding label={<Change>{words.theStep(text)}</Change>} kept={form.isKept}>
      {({ focused, close }) => (
        <PlanForm
          {...form}
          title={words.changeStep(text)}
          button={words.save}
          focused={focused}
          onSave={() => {
            const change = { ...stepWords(form.words), shown: stepWords(shown) };
            return form.save({ kind: "change-step", stepId, ...change });
          }}
          onSaved={close}
          onClose={close}
          aside={<Remove goalId={goalId} change={{ kind: "remove-step", stepId }} />}
        >
          <StepFields {...form} />
        </PlanForm>
      )}
    </Unfolding>
  );
}

export function ChangeIfThen({ goalId, ifThen }: ChangeProps & { readonly ifThen: ShownIfThen }) {
  const { id: ifThenId, obstacle, action } = ifThen;
  const stored: IfThenWords = { obstacle, action };
  const form = useChangeForm(goalId, `if-then/${goalId}/${ifThenId}`, stored);
  const { words: typed, shown } = form;
  return (
    <Unfolding label={<Change>{words.theIfThen(obstacle)}</Change>} kept={form.isKept}>
      {({ focused, close }) => (
        <PlanForm
          {...form}
          title={words.changeIfThen(obstacle)}
          button={words.save}
          focused={focused}
          onSave={() => form.save({ kind: "change-if-then", ifThenId, ...typed, shown })}
          onSaved={close}
          onClose={close}
          aside={<Remove goalId={goalId} change={{ kind: "remove-if-then", ifThenId }} />}
        >
          <IfThenFields {...form} />
        </PlanForm>
      )}
    </Unfolding>
  );
}

function Change({ children }: { readonly children: string }) {
  return (
    <span>
      {words.change}
      <span className="visually-hidden">{children}</span>
    </span>
  );
}

function Remove({ goalId, change }: ChangeProps & Pick<PlanWrite, "change">) {
  const removing = useChangePlan(goalId);
  return (
    <LeavingButton
      look="danger"
      size="small"
      pending={removing.isPending}
      onClick={() => removing.mutate({ change })}
    >
      {words.remove}
    </LeavingButton>
  );
}
