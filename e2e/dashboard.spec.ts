import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });
test.beforeEach(({ page }) => signInUnseen(page));

const pages = { type: "Numeric", targetValue: "10", unit: "pages" };

async function scanned(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
}

test("a category filters the goals, and shows all again", async ({ page }) => {
  const career = await addGoal(page.request, { description: ownName("Speak"), category: "Career" });
  const skills = await addGoal(page.request, {
    description: ownName("Sketch"),
    category: "Skills",
  });
  await page.goto("/");
  await page.getByRole("button", { name: "View Goals in Skills" }).press("Enter");
  await expect(cardOf(page, skills.description)).toBeVisible();
  await expect(cardOf(page, career.description)).toBeHidden();
  await page.getByRole("button", { name: "Show All Goals" }).click();
  await expect(cardOf(page, career.description)).toBeVisible();
});

test("a step counts on top, earns a badge, and can be taken back", async ({ page }) => {
  const goal = await addGoal(page.request, { description: ownName("Write"), measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 4 });
  await page.goto("/");
  const card = cardOf(page, goal.description);
  await card.getByRole("button", { name: `Add 1 to ${goal.description}` }).click();
  await expect(card.getByText("5 of 10 pages")).toBeVisible();
  const achievements = page.getByRole("region", { name: "Your Achievements" });
  await expect(achievements.getByText(goal.description)).toBeVisible();
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByText("4 of 10 pages")).toBeVisible();
  await page.reload();
  await expect(card.getByText("4 of 10 pages")).toBeVisible();
});

test("a completed goal is told, with an achievement to share", async ({ page }) => {
  const goal = await addGoal(page.request, { description: ownName("Finish"), measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 9 });
  await page.goto("/");
  await cardOf(page, goal.description).getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText(`Goal "${goal.description}" marked as complete!`)).toBeVisible();
  await scanned(page);
  const share = page.getByRole("link", { name: /share/i }).last();
  await expect(share).toHaveAttribute(
    "href",
    new RegExp(`^/share-goal\\?milestone=goalComplete&goalId=${goal.id}&text=.`),
  );
});

test("the modal keeps a note on an earlier day, shows the way so far, and takes a check-in", async ({
  page,
}) => {
  const goal = await addGoal(page.request, { description: ownName("Read"), measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 2, note: "The first two" });
  await page.goto("/");
  await cardOf(page, goal.description).getByRole("button", { name: "Update Progress" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  await expect(dialog.getByRole("heading", { name: "The way so far" })).toBeVisible();
  for (const fold of ["Add a note or an earlier day", "Every change (1)", "The line as a table"])
    await dialog.getByText(fold).click();
  await expect(dialog.getByText("The first two")).toBeVisible();
  await expect(dialog.getByText(goal.description).first()).toBeVisible();
  await scanned(page);
  await dialog.getByLabel("How is it going?").fill("Steady, page by page");
  await dialog.getByRole("button", { name: "Save check-in" }).click();
  await page.keyboard.press("Escape");
  const checkIns = page.getByRole("region", { name: "Recent Check-ins" });
  await expect(checkIns.getByText("Steady, page by page")).toBeVisible();
});

test("an overdue goal needs attention and stands among the insights", async ({ page }) => {
  const goal = await addGoal(page.request, { dueDate: dayFromToday(-2) });
  await page.goto("/");
  const insights = page.getByRole("region", { name: "Smart Insights" });
  await expect(insights.getByText(goal.description)).toBeVisible();
  // Once more where nobody listened yet.
  await expect(async () => {
    await insights.getByRole("tab", { name: "All" }).press("ArrowRight");
    await expect(insights.getByRole("tab", { name: "Action Items" })).toBeFocused({
      timeout: 1_000,
    });
  }).toPass();
  await expect(insights.getByText(goal.description)).toBeVisible();
  await scanned(page);
});
