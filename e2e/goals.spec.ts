import type { Locator, Page } from "@playwright/test";
import { readBadges } from "#contract/badges.ts";
import { listCheckIns } from "#contract/check-ins.ts";
import { recordProgress } from "#contract/goals.ts";
import type { GoalCard, GoalDraft } from "#domain/goal.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, heardFrom, moveGoal, ownName } from "./goal.fixture.ts";
import { endElsewhere, signInUnseen } from "./sign-in.fixture.ts";

type Measurable = GoalDraft["measurable"];

const numeric: Measurable = { type: "Numeric", targetValue: "100", unit: "pages" };
const streak: Measurable = { type: "DailyStreak", targetValue: "21", unit: "" };
const once: Measurable = { type: "Boolean", targetValue: "", unit: "" };
const byDay: Measurable = { type: "Date", targetValue: dayFromToday(10), unit: "" };
const progressPath = `**${recordProgress.path.replace(":goalId", "*")}`;

interface Added {
  readonly goal: GoalCard;
  readonly card: Locator;
}

/** A new goal of this kind, and its card on the dashboard. */
async function add(page: Page, measurable: Measurable): Promise<Added> {
  const goal = await addGoal(page.request, { description: ownName(measurable.type), measurable });
  return { goal, card: cardOf(page, goal.description) };
}

async function withGoal(page: Page, measurable: Measurable): Promise<Added> {
  const added = await add(page, measurable);
  await page.goto("/");
  return added;
}

const update = (card: Locator) => card.getByRole("button", { name: "Update Progress" });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Update Progress" });

test.beforeEach(({ page }) => signInUnseen(page));

test.describe("one step on the card", () => {
  test("moves each kind of goal at once, and says so", async ({ page }) => {
    const goals = [numeric, streak, once, byDay].map((measurable) => add(page, measurable));
    const [pages, days, done, day] = (await Promise.all(goals)) as [Added, Added, Added, Added];
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(progressPath, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/");
    const heard = await heardFrom(pages.card);
    await pages.card.getByRole("button", { name: `Add 1 to ${pages.goal.description}` }).click();
    // At once, before the server has answered.
    await expect(pages.card.getByText("1 of 100 pages")).toBeVisible();
    await expect(pages.card.getByRole("status")).toHaveText("Updating...");
    resolve();
    await expect.poll(heard).toContain("Progress Updated!");
    await expect(pages.card.getByRole("status")).toHaveText("");

    await expect(days.card.getByText("0 of 21 days")).toBeVisible();
    await days.card.getByRole("button", { name: `Add 1 to ${days.goal.description}` }).click();
    await expect(days.card.getByText("Day 1 of 21")).toBeVisible();

    const finish = done.card.getByRole("button", { name: `Done: ${done.goal.description}` });
    await finish.click();
    await expect(done.card.getByText("Completed", { exact: true })).toBeVisible();
    await expect(done.card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await finish.click();
    await expect(done.card.getByRole("status")).toHaveText("Already done");

    await day.card.getByRole("button", { name: `Log: ${day.goal.description}` }).click();
    await expect(day.card.getByRole("status")).toHaveText("No action for Date type");
  });

  test("is refused where the session has ended", async ({ page, guard }) => {
    const { goal, card } = await withGoal(page, numeric);
    await endElsewhere(page, guard);
    await expect(page.getByText("Please log in to view your dashboard.")).toBeVisible();
    await card.getByRole("button", { name: `Add 1 to ${goal.description}` }).click();
    await expect(card.getByRole("status")).toHaveText("Error: Not logged in");
    await expect(card.getByText("0 of 100 pages")).toBeVisible();
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL("/login");
  });
});

test.describe("the modal", () => {
  test("saves what each kind of goal takes, and nothing else", async ({ page }) => {
    const goals = [numeric, once, byDay].map((measurable) => add(page, measurable));
    const [pages, done, day] = (await Promise.all(goals)) as [Added, Added, Added];
    await moveGoal(page.request, done.goal, { kind: "step" });
    await page.goto("/");
    const dialog = dialogOf(page);
    const save = dialog.getByRole("button", { name: "Save", exact: true });

    await update(pages.card).click();
    await expect(dialog.getByRole("button", { name: "Decrease" })).toBeDisabled();
    for (const press of ["Increase", "Increase", "Increase", "Decrease"])
      await dialog.getByRole("button", { name: press }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "2 of 100 pages" })).toBeVisible();
    // Staged only: nothing has been written.
    await expect(dialog.getByText("Now: 0 of 100 pages")).toBeVisible();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(pages.card.getByText("2 of 100 pages")).toBeVisible();
    await expect(update(pages.card)).toBeFocused();

    await update(pages.card).click();
    await dialog.getByRole("radio", { name: "Set Value" }).check();
    const value = dialog.getByLabel("New value (pages)");
    await value.fill("-1");
    await save.click();
    await expect(value).toBeFocused();
    await value.fill("42.5");
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
    await dialog.getByLabel("Achieved on").fill(dayFromToday(2));
    await save.click();
    await expect(dialog.getByRole("alert")).toHaveText("The day cannot be in the future.");
    await dialog.getByLabel("Achieved on").fill(dayFromToday(-1));
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(day.card.getByText(/^Achieved /)).toBeVisible();
    await expect(day.card.getByText("Completed", { exact: true })).toBeVisible();
  });

  test("closes by Escape, Cancel and a press beside it, and gives the focus back", async ({
    page,
  }) => {
    const { card } = await withGoal(page, numeric);
    const dialog = dialogOf(page);
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Cancel" }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await update(card).click();
      await dialog.getByRole("button", { name: "Increase" }).click();
      await close();
      await expect(dialog).toBeHidden();
      await expect(update(card)).toBeFocused();
      await expect(card.getByText("0 of 100 pages")).toBeVisible();
    }
  });

  test("keeps focus inside and the page still", async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 420 });
    // What is read later stands above the goals, and moves them.
    const later = [listCheckIns, readBadges].map(({ path }) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname === path),
    );
    const { card } = await withGoal(page, numeric);
    await Promise.all(later);
    await update(card).click();
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    const scrolled = () => page.evaluate(() => scrollY);
    const top = await scrolled();
    const way = top > 0 ? -top : 300;
    await page.mouse.move(10, 200);
    await page.mouse.wheel(0, way);
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press("Tab");
      const outside = await dialog.evaluate(
        (element) =>
          document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
    expect(await scrolled()).toBe(top);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await page.mouse.wheel(0, way);
      await expect.poll(scrolled, { timeout: 1_000 }).not.toBe(top);
    }).toPass();
  });

  for (const hears of [true, false]) {
    test(`draws anew what another device has changed meanwhile, ${hears ? "heard of" : "not heard of"}`, async ({
      page,
      guard,
    }) => {
      guard.tolerates(/net::ERR_FAILED|status of 409/);
      if (!hears) await page.route("**/api/live*", (route) => route.abort());
      const { goal, card } = await withGoal(page, numeric);
      await update(card).click();
      const dialog = dialogOf(page);
      await dialog.getByRole("radio", { name: "Set Value" }).check();
      const value = dialog.getByLabel("New value (pages)");
      await value.fill("50");
      await moveGoal(page.request, goal, { kind: "change", by: 7 });
      if (hears) await expect(dialog.getByText("Now: 7 of 100 pages")).toBeVisible();
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByRole("alert")).toHaveText("Error updating");
      await expect(value).toHaveValue("7");
      await value.fill("50");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(card.getByText("50 of 100 pages")).toBeVisible();
    });
  }
});

test("Mark Complete is offered from 90 percent, and is the end", async ({ page }) => {
  const { goal, card } = await withGoal(page, numeric);
  const complete = card.getByRole("button", { name: "Mark Complete" });
  await moveGoal(page.request, goal, { kind: "change", by: 89 });
  await expect(card.getByText("89%")).toBeVisible();
  await expect(complete).toHaveCount(0);
  await card.getByRole("button", { name: `Add 1 to ${goal.description}` }).click();
  await expect(card.getByText("90%")).toBeVisible();
  await complete.click();
  await expect(card.getByRole("status")).toHaveText("Completed!");
  await expect(card.getByText("Completed", { exact: true })).toBeVisible();
  await expect(card.getByText("100%")).toBeVisible();
  await expect(card.getByRole("button")).toHaveText(["View Details"]);
  await expect(card.getByRole("heading")).toBeFocused();
  await page.reload();
  await expect(card.getByText("Completed", { exact: true })).toBeVisible();
  await expect(card.getByRole("button")).toHaveText(["View Details"]);
});

test("a card's badge follows the days to the due date", async ({ page }) => {
  const badges = [
    [-1, "Overdue"],
    [0, "Due Soon"],
    [7, "Due Soon"],
    [8, "In Progress"],
  ] as const;
  const named = badges.map(([days, badge]) => ({ days, badge, description: ownName(badge) }));
  for (const { days, description } of named)
    await addGoal(page.request, { description, dueDate: dayFromToday(days) });
  await page.goto("/");
  for (const { badge, description } of named)
    await expect(cardOf(page, description).getByText(badge, { exact: true })).toBeVisible();
});
