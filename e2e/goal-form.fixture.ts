import type { Locator, Page } from "@playwright/test";
import type { GoalDraft } from "#domain/goal-draft.ts";
import type { MeasureType } from "#domain/measure.ts";

/** The names of the measure types on step 4. */
const typeNames: Readonly<Record<MeasureType, string>> = {
  Numeric: "A number",
  Date: "By a date",
  DailyStreak: "Days in a row",
  Boolean: "Done or not",
};
const targetLabels: Readonly<Partial<Record<string, string>>> = {
  Numeric: "Target",
  Date: "Target date",
  DailyStreak: "Target, in days",
};

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
  await form.radio(typeNames[type as MeasureType]).check();
  const label = targetLabels[type];
  if (label !== undefined) await form.field(label).fill(targetValue);
  if (type === "Numeric") await form.field("Unit").fill(unit);
  await form.next.click();
  await form.field("Achievable").fill(text);
  await form.next.click();
  await form.field("Relevant").fill(text);
  await form.next.click();
  await form.field("Due date").fill(dueDate);
}
