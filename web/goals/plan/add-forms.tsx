import { useState } from "react";
import { Status } from "#web/ui/status.tsx";
import { IfThenFields, PlanForm, StepFields } from "./plan-form.tsx";
import { noIfThen, noStep, stepWords } from "./plan-words.ts";
import styles from "./plan.module.css";
import { Unfolding } from "./unfolding.tsx";
import { usePlanForm } from "./use-plan-form.ts";
import { words } from "./plan.words.ts";

interface Props {
  readonly goalId: string;
}

const kinds = {
  "add-step": { open: words.openAddStep, button: words.addStep, done: words.stepAdded },
  suggest: { open: words.openSuggest, button: words.suggest, done: words.suggested },
} as const;

export function AddStep({ goalId, kind }: Props & { readonly kind: keyof typeof kinds }) {
  const { open, button, done } = kinds[kind];
  const form = usePlanForm(goalId, `${kind}/${goalId}`, noStep);
  const [news, setNews] = useState<string | null>(null);
  return (
    <div className={styles["adding"]}>
      <Unfolding label={open} kept={form.isKept}>
        {({ focused, close }) => (
          <PlanForm
            {...form}
            title={open}
            button={button}
            focused={focused}
            onSave={() => {
              setNews(null);
              return form.save({ kind, ...stepWords(form.words) });
            }}
            onSaved={() => setNews(done)}
            onClose={close}
          >
            <StepFields
              {...form}
              onEdit={(part) => {
                setNews(null);
                form.edit((typed) => ({ ...typed, ...part }));
              }}
            />
          </PlanForm>
        )}
      </Unfolding>
      <Status tone="green">{news}</Status>
    </div>
  );
}

export function AddIfThen({ goalId }: Props) {
  const form = usePlanForm(goalId, `if-then/${goalId}`, noIfThen);
  return (
    <Unfolding label={words.openAddIfThen} kept={form.isKept}>
      {({ focused, close }) => (
        <PlanForm
          {...form}
          title={words.openAddIfThen}
          button={words.addIfThen}
          focused={focused}
          onSave={() => form.save({ kind: "add-if-then", ...form.words })}
          onSaved={close}
          onClose={close}
        >
          <IfThenFields
            {...form}
            onEdit={(part) => form.edit((typed) => ({ ...typed, ...part }))}
          />
        </PlanForm>
      )}
    </Unfolding>
  );
}
