import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import type { IfThenWords } from "#domain/goal-plan.ts";
import * as limits from "#domain/limits.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { TypedStep } from "./plan-words.ts";
import type { PlanFault } from "./use-plan-form.ts";
import { words } from "./plan.words.ts";

interface Props {
  /** Accessible name. */
  readonly title: string;
  readonly button: string;
  readonly saving: boolean;
  readonly fault: PlanFault | null;
  /** Opened by a press, so it focuses its first field. */
  readonly focused: boolean;
  readonly onSave: () => Promise<boolean>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly aside?: ReactNode;
  /** Where the form is the page's own. */
  readonly look?: "primary";
  readonly leave?: string;
  readonly children: ReactNode;
}

export function PlanForm({
  title,
  button,
  saving,
  fault,
  focused,
  aside,
  look,
  leave = words.close,
  children,
  ...on
}: Props) {
  const size = look === undefined ? "small" : undefined;
  const form = useRef<HTMLFormElement>(null);
  // Adding the last allowed item removes the form and its focus.
  useFocusLeft(form);
  useEffect(() => {
    if (focused) focusOn(form.current, "");
  }, [focused]);
  useEffect(() => {
    if (fault?.field !== undefined) focusOn(form.current, `[name="${fault.field}"]`);
  }, [fault]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving || !(await on.onSave())) return;
    focusOn(form.current, "");
    on.onSaved();
  }

  return (
    <form ref={form} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
      <Stack>
        {children}
        {fault && fault.field === undefined && <Alert>{fault.words}</Alert>}
        <Row>
          <Button type="submit" look={look} size={size} pending={saving}>
            {button}
          </Button>
          <Button look="quiet" size={size} onClick={on.onClose}>
            {leave}
          </Button>
          {aside}
        </Row>
      </Stack>
    </form>
  );
}

function focusOn(form: HTMLElement | null, named: string): void {
  form?.querySelector<HTMLElement>(`input${named}`)?.focus();
}

interface FieldsProps<W> {
  readonly words: W;
  readonly fault: PlanFault | null;
  readonly onEdit: (part: Partial<W>) => void;
  /** By field, instead of the usual ones. */
  readonly labels?: Readonly<Record<keyof W, string>>;
}

function errorAt(fault: PlanFault | null, field: string): string | undefined {
  return fault?.field === field ? fault.words : undefined;
}

const stepLabels = { text: words.step, day: words.day };
const ifThenLabels = { obstacle: words.obstacle, action: words.action };

export function StepFields({
  words: { text, day },
  fault,
  onEdit,
  labels = stepLabels,
}: FieldsProps<TypedStep>) {
  return (
    <>
      <TextField
        label={labels.text}
        name="text"
        autoComplete="off"
        maxLength={limits.step}
        value={text}
        error={errorAt(fault, "text")}
        onChange={({ target }) => onEdit({ text: target.value })}
      />
      <TextField
        type="date"
        label={labels.day}
        name="day"
        value={day}
        error={errorAt(fault, "day")}
        onChange={({ target }) => onEdit({ day: target.value })}
      />
    </>
  );
}

export function IfThenFields({
  words: typed,
  fault,
  onEdit,
  labels = ifThenLabels,
}: FieldsProps<IfThenWords>) {
  return (
    <>
      <TextField
        label={labels.obstacle}
        hint={labels === ifThenLabels ? words.obstacleHint : undefined}
        name="obstacle"
        autoComplete="off"
        maxLength={limits.ifThen}
        value={typed.obstacle}
        error={errorAt(fault, "obstacle")}
        onChange={({ target }) => onEdit({ obstacle: target.value })}
      />
      <TextField
        label={labels.action}
        hint={labels === ifThenLabels ? words.actionHint : undefined}
        name="action"
        autoComplete="off"
        maxLength={limits.ifThen}
        value={typed.action}
        error={errorAt(fault, "action")}
        onChange={({ target }) => onEdit({ action: target.value })}
      />
    </>
  );
}
