import type { Now } from "#domain/day.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { goalFieldNames, type GoalField } from "#domain/goal-fields.ts";
import { draftFrom, emptyDraft, templates, type Template } from "#domain/template.ts";
import { words } from "./new-goal.words.ts";

export const LAST_STEP = goalFieldNames.length;

/** `step` is 1 to 7. */
export function fieldOf(step: number): GoalField {
  return goalFieldNames[step - 1] ?? "description";
}

/** Also for "measurable.unit"; 1 where unknown. */
export function stepOf(field: string | undefined): number {
  const index = goalFieldNames.findIndex((step) => field === step || field?.startsWith(`${step}.`));
  return index === -1 ? 1 : index + 1;
}

export interface GoalForm {
  /** 0 to 7; in a kept form the last of the seven shown. */
  readonly step: number;
  /** Null when starting from scratch. */
  readonly template: Template | null;
  readonly draft: GoalDraft;
}

export const emptyForm: GoalForm = { step: 0, template: null, draft: emptyDraft };

/** `templateId` is empty without a template. */
export interface KeptForm {
  readonly step: number;
  readonly templateId: string;
  readonly draft: GoalDraft;
}

export function formKept({ templateId, draft, ...kept }: KeptForm, step = kept.step): GoalForm {
  return { step, draft, template: templates.find(({ id }) => id === templateId) ?? null };
}

export function keptForm({ step, template, draft }: GoalForm): KeptForm {
  return { step, templateId: template?.id ?? "", draft };
}

export const emptyKept: KeptForm = keptForm(emptyForm);

export function stepAsked(search: string): number | null {
  const asked = new URLSearchParams(search).get("step") ?? "";
  return /^\d$/.test(asked) && Number(asked) <= LAST_STEP ? Number(asked) : null;
}

/** The address wins; the chooser until something is begun. */
export function stepShown({ step }: KeptForm, asked: number | null): number {
  return step === 0 ? 0 : (asked ?? step);
}

export type FormAction =
  | { readonly kind: "template"; readonly template: Template; readonly now: Now }
  | { readonly kind: "again"; readonly draft: GoalDraft }
  | { readonly kind: "scratch" }
  | { readonly kind: "typed"; readonly draft: Partial<GoalDraft> }
  | { readonly kind: "reset" };

/** Words stay until another template or a reset replaces them. */
export function formAfter(form: GoalForm, action: FormAction): GoalForm {
  switch (action.kind) {
    case "template":
      if (action.template === form.template) return form;
      return { step: 1, template: action.template, draft: draftFrom(action.template, action.now) };
    case "again":
      return { step: 1, template: null, draft: action.draft };
    case "scratch":
      return { step: 1, template: null, draft: form.template === null ? form.draft : emptyDraft };
    case "typed":
      return { ...form, draft: { ...form.draft, ...action.draft } };
    case "reset":
      return emptyForm;
  }
}

// product 3.9
export function headerOf({ step, template }: GoalForm): string {
  if (template !== null && step > 0) return words.titleFrom(template.name);
  return step === 0 ? words.title : words.titleAt(step, LAST_STEP);
}
