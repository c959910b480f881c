import type { Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { cardOf, dayFromToday, ownName } from "./goal.fixture.ts";
import { isKept } from "./kept.fixture.ts";
import { people, signInUnseen, signOut, takeTurns } from "./sign-in.fixture.ts";

const begun = (page: Page) => page.getByText("You had begun this goal. Your words are still here.");
const stepOf = (page: Page, step: number) =>
  page.getByRole("img", { name: `Step ${step} of 7`, exact: true });
const dashboardOf = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Dashboard", exact: true });

test.beforeEach(async ({ page }) => {
  await signInUnseen(page);
});

test("Back and Forward move between the steps, with focus on what was chosen; a reload stays; after Save Back leaves the form", async ({
  page,
}) => {
  const form = goalForm(page);
  const description = ownName("Walk before work");
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
  // The template that was chosen already leaves what was typed.
  await page.keyboard.press("Enter");
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
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(dashboardOf(page)).toBeVisible();
  await page.getByRole("link", { name: "Add Goal", exact: true }).click();
  await expect(stepOf(page, 3)).toBeVisible();

  for (let step = 3; step < 7; step += 1) await form.next.click();
  await form.save.click();
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(form.scratch).toBeVisible();
  await expect(begun(page)).toHaveCount(0);
  await page.goBack();
  await expect(dashboardOf(page)).toBeVisible();
  await expect(cardOf(page, description)).toBeVisible();
});

test("Save asks every step, and leads to the one at fault that was gone round by Forward", async ({
  page,
}) => {
  const form = goalForm(page);
  await page.goto("/add-goal");
  await fillSteps(page, { description: ownName("Round"), dueDate: dayFromToday(9) });
  for (let step = 6; step >= 4; step -= 1) {
    await page.goBack();
    await expect(stepOf(page, step)).toBeVisible();
  }
  await form.radio("Days in a row").check();
  for (let step = 5; step <= 7; step += 1) {
    await page.goForward();
    await expect(stepOf(page, step)).toBeVisible();
  }
  await form.save.click();
  await expect(form.problem).toHaveText("Please fill out all fields before saving.");
  await expect(form.field("Target, in days")).toBeFocused();
});

test("what is typed is there again in another window, and gone from both with a sign-out, until its person is back", async ({
  page,
  context,
  guard,
}) => {
  const word = ownName("Half a sentence");
  await page.goto("/add-goal");
  await goalForm(page).scratch.click();
  await goalForm(page).field("Description").fill(word);
  const second = await context.newPage();
  await second.goto("/add-goal");
  await expect(begun(second)).toBeVisible();
  await expect(goalForm(second).field("Description")).toHaveValue(word);
  expect(await isKept(page, word)).toBe(true);

  await signOut(second, guard);
  await expect(page.getByText("You must be logged in to save a goal.")).toBeVisible();
  await expect(goalForm(page).field("Description")).toHaveValue(word);
  expect(await isKept(page, word)).toBe(false);
  await goalForm(page).field("Description").fill(`${word}, and more`);
  expect(await isKept(page, word)).toBe(false);

  await signInUnseen(page);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByText("You must be logged in to save a goal.")).toHaveCount(0);
  await goalForm(page).field("Description").fill(`${word}, and the rest`);
  await page.reload();
  await expect(goalForm(page).field("Description")).toHaveValue(`${word}, and the rest`);
});

test("two goals in two windows stay two, and what one window saves is not there again in the other", async ({
  page,
  context,
}) => {
  const [one, other] = [ownName("Read"), ownName("Run")];
  await page.goto("/add-goal");
  await fillSteps(page, { description: one, dueDate: dayFromToday(9) });
  const second = await context.newPage();
  await second.goto("/add-goal");
  await expect(begun(second)).toBeVisible();
  const looking = await context.newPage();
  await looking.goto("/add-goal");
  await expect(begun(looking)).toBeVisible();
  await second.getByRole("button", { name: "Start anew" }).click();
  await goalForm(second).scratch.click();
  await goalForm(second).field("Description").fill(other);

  await expect(goalForm(page).field("Due date")).toHaveValue(dayFromToday(9));
  await page.reload();
  await expect(goalForm(page).field("Due date")).toHaveValue(dayFromToday(9));
  await goalForm(page).save.click();
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();
  // Where nothing was typed the window shows what is left.
  await expect(goalForm(looking).field("Description")).toHaveValue(other);
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(begun(page)).toHaveCount(0);
  await second.reload();
  await expect(goalForm(second).field("Description")).toHaveValue(other);
});

test("a window and its copy each keep what was made of the words in it", async ({
  page,
  context,
}) => {
  const [one, other] = [ownName("Read"), ownName("Run")];
  const field = (window: Page) => goalForm(window).field("Description");
  await page.goto("/add-goal");
  await goalForm(page).scratch.click();
  await field(page).fill("Half");
  const opened = context.waitForEvent("page");
  // A browser gives such a window a copy of what this one keeps.
  await page.evaluate(() => void open("/add-goal"));
  const copy = await opened;
  await expect(field(copy)).toHaveValue("Half");
  await field(copy).fill(other);
  await field(page).fill(one);
  await page.close();
  await copy.close();

  for (const left of [one, other]) {
    const later = await context.newPage();
    await later.goto("/add-goal");
    await expect(field(later)).toHaveValue(left);
    await later.getByRole("button", { name: "Start anew" }).click();
    await expect(goalForm(later).scratch).toBeVisible();
    await later.close();
  }
});

test("of two people in one browser neither finds what the other has begun, and each their own", async ({
  page,
  context,
  guard,
}) => {
  const [hers, his] = [ownName("Hers"), ownName("His")];
  await page.goto("/add-goal");
  await goalForm(page).scratch.click();
  await goalForm(page).field("Description").fill(hers);
  await takeTurns(page, guard, people.third);
  const second = await context.newPage();
  await second.goto("/add-goal");
  await expect(goalForm(second).scratch).toBeVisible();
  await expect(begun(second)).toHaveCount(0);
  await goalForm(second).scratch.click();
  await goalForm(second).field("Description").fill(his);
  // Hers is still open, and is kept for her alone.
  await goalForm(page).field("Description").fill(`${hers}, and more`);
  await second.reload();
  await expect(goalForm(second).field("Description")).toHaveValue(his);
  await signOut(second, guard);

  await signInUnseen(second);
  const third = await context.newPage();
  await third.goto("/add-goal");
  await expect(goalForm(third).field("Description")).toHaveValue(`${hers}, and more`);
  expect(await isKept(third, his)).toBe(false);
});
