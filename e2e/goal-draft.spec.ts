import type { Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { goalForm } from "./goal-form.fixture.ts";
import { cardOf } from "./goal.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const begun = (page: Page) => page.getByText("We kept your draft.");
const stepOf = (page: Page, step: number) =>
  page.getByRole("img", { name: `Step ${step} of 7`, exact: true });
const dashboardOf = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Dashboard", exact: true });

test(
  "Back and Forward move between the steps, with focus on what was chosen; a reload stays; Save leads to what is missing, and after it Back leaves the form",
  { tag: "@proof" },
  async ({ page }) => {
    await signInUnseen(page);
    const form = goalForm(page);
    const description = "Walk before work";
    await page.goto("/");
    await page.getByRole("link", { name: "Add Goal", exact: true }).click();
    await form.template("Learn New Skill").click();
    await form.field("Description").fill(description);
    await form.next.click();
    await form.radio("Career").check();
    await form.next.click();
    await expect(form.field("Specific")).toBeFocused();

    await page.goBack();
    await expect(form.radio("Career")).toBeFocused();
    await page.goBack();
    await expect(form.field("Description")).toBeFocused();
    await expect(form.field("Description")).toHaveValue(description);
    await page.goBack();
    await expect(form.template("Learn New Skill")).toBeFocused();
    await page.goForward();
    await form.next.click();
    await form.next.click();
    await expect(stepOf(page, 3)).toBeVisible();

    await page.reload();
    await expect(stepOf(page, 3)).toBeVisible();
    await expect(begun(page)).toBeVisible();
    await page.goBack();
    await expect(form.radio("Career")).toBeChecked();
    await page.goForward();

    // Another screen and back: at the step that was left.
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(dashboardOf(page)).toBeVisible();
    await page.goBack();
    await expect(stepOf(page, 3)).toBeVisible();

    // Forward goes round the step that is at fault, to which Save leads.
    for (let step = 3; step < 7; step += 1) await form.next.click();
    for (let step = 6; step >= 4; step -= 1) {
      await page.goBack();
      await expect(stepOf(page, step)).toBeVisible();
    }
    await form.radio("Daily streak").check();
    for (let step = 5; step <= 7; step += 1) {
      await page.goForward();
      await expect(stepOf(page, step)).toBeVisible();
    }
    await form.save.click();
    await expect(form.problem).toHaveText("Please fill out all fields before saving.");
    await expect(form.field("Target (days)")).toBeFocused();
    await form.field("Target (days)").fill("21");
    for (let step = 4; step < 7; step += 1) await form.next.click();
    await form.save.click();
    await expect(page.getByText("Goal saved successfully!")).toBeVisible();
    await page.getByRole("button", { name: "Add another" }).click();
    await expect(form.scratch).toBeVisible();
    await expect(begun(page)).toHaveCount(0);
    await page.goBack();
    await expect(dashboardOf(page)).toBeVisible();
    await expect(cardOf(page, description)).toBeVisible();
  },
);
