import type { Locator, Page } from "@playwright/test";
import type { GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, ownName } from "./goal.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

type Measurable = GoalDraft["measurable"];

const numeric: Measurable = { type: "Numeric", targetValue: "100", unit: "pages" };
const streak: Measurable = { type: "DailyStreak", targetValue: "21", unit: "" };
const once: Measurable = { type: "Boolean", targetValue: "", unit: "" };
const byDay: Measurable = { type: "Date", targetValue: dayFromToday(10), unit: "" };

interface Added {
  readonly goal: GoalCard;
  readonly card: Locator;
}

/** A new goal of this kind, and its card on the dashboard. */
async function add(page: Page, measurable: Measurable): Promise<Added> {
  const goal = await addGoal(page.request, { description: ownName(measurable.type), measurable });
  return { goal, card: cardOf(page, goal.description) };
}

test("each kind of goal is moved on its card and in the modal", async ({ page }) => {
  await signInUnseen(page);
  const goals = [numeric, streak, once, byDay].map((measurable) => add(page, measurable));
  const [pages, days, done, day] = (await Promise.all(goals)) as [Added, Added, Added, Added];
  await page.goto("/");
  await pages.card.getByRole("button", { name: `Add 1 to ${pages.goal.description}` }).click();
  await expect(pages.card.getByText("1 of 100 pages")).toBeVisible();

  await expect(days.card.getByText("0 of 21 days")).toBeVisible();
  await days.card.getByRole("button", { name: `Add 1 to ${days.goal.description}` }).click();
  await expect(days.card.getByText("Day 1 of 21")).toBeVisible();

  const finish = done.card.getByRole("button", { name: `Done: ${done.goal.description}` });
  await finish.click();
  await expect(done.card.getByText("Completed", { exact: true })).toBeVisible();
  await expect(done.card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");

  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  const update = (card: Locator) => card.getByRole("button", { name: "Update Progress" });
  await update(pages.card).click();
  await dialog.getByRole("radio", { name: "Set Value" }).check();
  await dialog.getByLabel("New value (pages)").fill("42.5");
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(pages.card.getByText("42.5 of 100 pages")).toBeVisible();

  await update(done.card).click();
  await expect(dialog.getByRole("radio", { name: "Complete", exact: true })).toBeChecked();
  await dialog.getByRole("radio", { name: "Not Complete" }).check();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(done.card.getByText("Not done yet")).toBeVisible();
  await expect(done.card.getByText("In Progress")).toBeVisible();

  await update(day.card).click();
  await dialog.getByLabel("Achieved on").fill(dayFromToday(-1));
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(day.card.getByText(/^Achieved /)).toBeVisible();
  await expect(day.card.getByText("Completed", { exact: true })).toBeVisible();
});
