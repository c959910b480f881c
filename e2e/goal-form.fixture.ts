import type { Locator, Page } from "@playwright/test";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { measures, type MeasureType } from "#domain/measure.ts";
import { measureForms } from "#domain/measure-draft.ts";

/** The controls of /add-goal. */
export function goalForm(page: Page) {
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const next = page.getByRole("button", { name: "Next" });
  return {
    field,
    next,
    heading: page.getByRole("heading", { level: 1 }),
    save: page.getByRole("button", { name: "Save Goal" }),
    problem: page.getByRole("alert"),
    scratch: page.getByRole("button", { name: "Start from scratch" }),
    template: (name: string) => page.getByRole("button", { name: `Use this template: ${name}` }),
    radio: (name: string) => page.getByRole("radio", { name, exact: true }),
  };
}

const text = "As written on the wall of the workshop.";

/** Fills the seven steps from scratch and stops at the last, with Save Goal in sight. */
export async function fillSteps(
  page: Page,
  { description = "", measurable, dueDate = "" }: Partial<GoalDraft>,
): Promise<void> {
  const form = goalForm(page);
  const { type, targetValue, unit } = measurable ?? {
    type: "Numeric",
    targetValue: "5",
    unit: "x",
  };
  await form.scratch.click();
  await form.field("Description").fill(description);
  await form.next.click();
  await form.radio("Skills").check();
  await form.next.click();
  await form.field("Specific").fill(text);
  await form.next.click();
  const measureType = type as MeasureType;
  const { label, target } = measureForms[measureType];
  await form.radio(label).check();
  if (target !== null) await form.field(target).fill(targetValue);
  if (measures[measureType].unit === null) await form.field("Unit").fill(unit);
  await form.next.click();
  await form.field("Achievable").fill(text);
  await form.next.click();
  await form.field("Relevant").fill(text);
  await form.next.click();
  await form.field("Due date").fill(dueDate);
}
