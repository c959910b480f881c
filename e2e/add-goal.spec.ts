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

test.describe("Save Goal refuses", () => {
  const invalidDay =
    "Invalid due date. Please ensure you have selected a valid date (e.g., YYYY-MM-DD or MM/DD/YYYY).";
  const streak = "Daily streak target must be a positive number of days.";
  const cases = [
    [
      "an empty field",
      { description: "" },
      "Description",
      "Please fill out all fields before saving.",
    ],
    ["no due date", { dueDate: "" }, "Due date", "Please fill out all fields before saving."],
    ["a due date in words", { dueDate: "next week" }, "Due date", invalidDay],
    ["a day that does not exist", { dueDate: "02/29/2027" }, "Due date", invalidDay],
    [
      "a number in words",
      { measurable: { type: "Numeric", targetValue: "many", unit: "x" } },
      "Target",
      "Numeric target value must be a number.",
    ],
    [
      "a target without a unit",
      { measurable: { type: "Numeric", targetValue: "5", unit: "" } },
      "Unit",
      "Please fill out all fields before saving.",
    ],
    [
      "a target date that is none",
      { measurable: { type: "Date", targetValue: "13/01/2027", unit: "" } },
      "Target date",
      "Invalid target date for 'Measurable' field.",
    ],
    [
      "a streak of no days",
      { measurable: { type: "DailyStreak", targetValue: "0", unit: "" } },
      "Target, in days",
      streak,
    ],
    [
      "a streak of half a day",
      { measurable: { type: "DailyStreak", targetValue: "2.5", unit: "" } },
      "Target, in days",
      streak,
    ],
  ] as const;
  for (const [what, draft, field, text] of cases) {
    test(`${what}, and leads there`, async ({ page }) => {
      const form = goalForm(page);
      await fillSteps(page, { description: "Refused", dueDate: dayFromToday(9), ...draft });
      await form.save.click();
      await expect(form.problem).toHaveText(text);
      await expect(form.field(field)).toBeFocused();
    });
  }
});

test.describe("Save Goal takes", () => {
  for (const [typed, read] of [
    ["2030-12-31", "Dec 31, 2030"],
    ["12/31/2030", "Dec 31, 2030"],
  ] as const) {
    test(`a due date typed as ${typed}`, async ({ page }) => {
      const description = ownName("Due one day");
      await fillSteps(page, { description, dueDate: typed });
      await goalForm(page).save.click();
      await expect(page.getByText("Goal saved successfully!")).toBeVisible();
      await page.getByRole("link", { name: "See it on your dashboard" }).click();
      await expect(cardOf(page, description).getByText(read)).toBeVisible();
      await page.reload();
      await expect(cardOf(page, description).getByText(read)).toBeVisible();
    });
  }

  for (const [type, targetValue, read] of [
    ["DailyStreak", "21", "0 of 21 days"],
    ["Boolean", "", "Not done yet"],
    ["Date", "01/02/2031", "By Jan 2, 2031"],
  ] as const) {
    test(`a goal measured as ${type}`, async ({ page }) => {
      const description = ownName(type);
      const measurable = { type, targetValue, unit: "" };
      await fillSteps(page, { description, measurable, dueDate: dayFromToday(9) });
      await goalForm(page).save.click();
      await page.getByRole("link", { name: "See it on your dashboard" }).click();
      await expect(cardOf(page, description).getByText(read)).toBeVisible();
    });
  }
});

test("another measure type clears target and unit", async ({ page }) => {
  const form = goalForm(page);
  await form.template("Professional Networking Goal").click();
  await form.forward(3);
  await expect(form.field("Target")).toHaveValue("5");
  await form.radio("Daily streak").check();
  await expect(form.field("Target, in days")).toHaveValue("");
  await form.radio("Numeric").check();
  await expect(form.field("Target")).toHaveValue("");
  await expect(form.field("Unit")).toHaveValue("");
});

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

test("the premium button says that premium is to come", async ({ page }) => {
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Premium templates coming soon! Join the waitlist.",
  );
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
