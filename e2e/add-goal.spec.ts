import { createGoal } from "#contract/goals.ts";
import { expect, test } from "./cairn.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { cardOf, dayFromToday, ownName } from "./goal.fixture.ts";
import { endElsewhere, signIn } from "./sign-in.fixture.ts";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Add Goal", exact: true }).click();
  await expect(page.getByRole("button", { name: "Start from scratch" })).toBeVisible();
});

test("Save Goal refuses what is missing, and leads there", async ({ page }) => {
  const form = goalForm(page);
  await fillSteps(page, { description: "", dueDate: dayFromToday(9) });
  await form.save.click();
  await expect(form.problem).toHaveText("Please fill out all fields before saving.");
  await expect(form.field("Description")).toBeFocused();
});

for (const [type, targetValue, dueDate, read] of [
  ["DailyStreak", "21", "2030-12-31", "0 of 21 days"],
  ["Boolean", "", "12/31/2030", "Not done yet"],
  ["Date", "01/02/2031", "2030-12-31", "By Jan 2, 2031"],
] as const) {
  test(`Save Goal takes a goal measured as ${type}, due on ${dueDate}`, async ({ page }) => {
    const description = ownName(type);
    const measurable = { type, targetValue, unit: "" };
    await fillSteps(page, { description, measurable, dueDate });
    await goalForm(page).save.click();
    await expect(page.getByText("Goal saved successfully!")).toBeVisible();
    await page.getByRole("link", { name: "See it on your dashboard" }).click();
    await expect(cardOf(page, description).getByText(read)).toBeVisible();
    await expect(cardOf(page, description).getByText("Dec 31, 2030")).toBeVisible();
  });
}

test("Previous and Change template keep what was typed", async ({ page }) => {
  const form = goalForm(page);
  await form.template("Daily Habit Formation").click();
  await form.field("Description").fill("Write every morning");
  await form.next.click();
  await form.previous.click();
  await expect(form.field("Description")).toHaveValue("Write every morning");
  await page.getByRole("button", { name: "Change template" }).click();
  await form.scratch.click();
  await expect(form.heading).toHaveText("Create New SMART Goal (1/7)");
});

test.describe("a save without an answer", () => {
  test("offline keeps every word, and saves once when the network is back", async ({
    page,
    context,
    guard,
  }) => {
    guard.tolerates(/net::ERR_/);
    const form = goalForm(page);
    const description = ownName("Written on a train");
    await fillSteps(page, { description, dueDate: dayFromToday(9) });
    await context.setOffline(true);
    await form.save.click();
    await expect(form.problem).toHaveText("Failed to save goal. Please try again.");
    await expect(form.field("Due date")).toHaveValue(dayFromToday(9));
    await context.setOffline(false);
    await form.save.click();
    await expect(page.getByText("Goal saved successfully!")).toBeVisible();
    await page.getByRole("link", { name: "See it on your dashboard" }).click();
    await expect(cardOf(page, description)).toHaveCount(1);
  });

  test("counts once where only the answer was lost", async ({ page, guard }) => {
    guard.tolerates(/net::ERR_FAILED/);
    const description = ownName("Sent twice");
    let sent = 0;
    await page.route(`**${createGoal.path}`, async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await fillSteps(page, { description, dueDate: dayFromToday(9) });
    await goalForm(page).save.click();
    await expect(page.getByText("Goal saved successfully!")).toBeVisible();
    expect(sent).toBe(2);
    await page.goto("/");
    await expect(cardOf(page, description)).toHaveCount(1);
  });
});

test("a session that ends meanwhile: the words stay, and a sign-in elsewhere saves them", async ({
  page,
  context,
  guard,
}) => {
  const form = goalForm(page);
  const description = ownName("Interrupted");
  await fillSteps(page, { description, dueDate: dayFromToday(9) });
  await endElsewhere(page, guard);
  const notice = page.getByRole("status").filter({ hasText: "You must be logged in" });
  await expect(notice).toContainText("You must be logged in to save a goal.");
  await expect(notice.getByRole("link", { name: "Sign in" })).toBeVisible();
  await form.save.click();
  await expect(form.problem).toHaveText("You must be logged in to save a goal.");
  await expect(form.field("Due date")).toHaveValue(dayFromToday(9));

  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Sign in in a new tab" }).click();
  const tab = await opened;
  await expect(tab).toHaveURL("/login");
  await signIn(tab);
  await form.save.click();
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();
  await expect(notice).toHaveCount(0);
  await tab.reload();
  await expect(cardOf(tab, description)).toBeVisible();
});
