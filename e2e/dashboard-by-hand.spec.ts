import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard, mouse, type Hands } from "./hands.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

// Everything that can be done on the dashboard, with a mouse and again with a keyboard alone.

test.use({ alone: true });

const pages = { type: "Numeric", targetValue: "10", unit: "pages" };
const region = (page: Page, name: string) => page.getByRole("region", { name });
const titles = (page: Page) =>
  region(page, "Your SMART Goals").getByRole("listitem").getByRole("heading", { level: 3 });

interface World {
  readonly page: Page;
  /** The two goals that there are to begin with: one on its way, and one that is late. */
  readonly career: string;
  readonly skills: string;
  readonly hands: Hands;
  /** Where an element that explains itself is pointed at. */
  readonly point: (at: Locator) => Promise<void>;
}

async function twoGoals(page: Page): Promise<Pick<World, "career" | "skills">> {
  const career = ownName("Speak");
  const skills = ownName("Sketch");
  await addGoal(page.request, { description: career, category: "Career", measurable: pages });
  const late = { category: "Skills", measurable: pages, dueDate: dayFromToday(-2) };
  await addGoal(page.request, { description: skills, ...late });
  return { career, skills };
}

async function filters({ page, hands, skills }: World): Promise<void> {
  const view = page.getByRole("button", { name: "View Goals in Skills" });
  await hands.press(view);
  await expect(titles(page)).toHaveText([skills]);
  await expect(region(page, "Your SMART Goals")).toBeInViewport();
  await expect(view).toHaveAttribute("aria-pressed", "true");
  await hands.press(view);
  await expect(titles(page)).toHaveCount(2);
  await hands.press(view);
  await hands.press(page.getByRole("button", { name: "Show All Goals" }));
  await expect(titles(page)).toHaveCount(2);
}

async function readsInsights({ page, hands, skills }: World): Promise<void> {
  const insights = region(page, "Smart Insights");
  await hands.press(insights.getByRole("button", { name: "Hide insights" }));
  await expect(insights.getByRole("tab")).toHaveCount(0);
  await hands.press(insights.getByRole("button", { name: "1 high-priority insight" }));
  await expect(insights.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
  await expect(insights.getByText(skills)).toBeVisible();
}

async function explains({ page, point }: World): Promise<void> {
  const term = region(page, "Your Goal Progress").getByRole("button", { name: "Need Attention" });
  const tooltip = page.getByRole("tooltip");
  // Once more from elsewhere where nobody listened yet.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await term.blur();
    await point(term);
    await expect(tooltip).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(tooltip).toHaveText("Overdue, or 7 days and more without progress.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
}

async function movesInModal({ page, hands, career }: World): Promise<void> {
  const card = cardOf(page, career);
  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  const update = card.getByRole("button", { name: "Update Progress" });
  await hands.press(update);
  await hands.press(dialog.getByRole("button", { name: "Increase" }));
  await hands.press(dialog.getByRole("button", { name: "Increase" }));
  await hands.press(dialog.getByRole("button", { name: "Decrease" }));
  await hands.press(dialog.getByRole("button", { name: "Save", exact: true }));
  await expect(dialog).toBeHidden();
  await expect(card.getByText("1 of 10 pages")).toBeVisible();
  await expect(update).toBeFocused();
  await hands.press(update);
  await hands.choose(dialog.getByRole("radio", { name: "Set Value" }));
  await hands.type(dialog.getByLabel("New value (pages)"), "5");
  await hands.press(dialog.getByRole("button", { name: "Save", exact: true }));
  // First, for it is said for a few seconds.
  await expect(page.getByText(/halfway|half of the way/i).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card.getByText("5 of 10 pages")).toBeVisible();
  await hands.press(update);
  await hands.press(dialog.getByRole("button", { name: "Cancel" }));
  await expect(dialog).toBeHidden();
}

async function checksIn({ page, hands, career }: World): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  await hands.press(cardOf(page, career).getByRole("button", { name: "Update Progress" }));
  await hands.type(dialog.getByLabel("How is it going?"), "Slowly, but going");
  await hands.press(dialog.getByRole("button", { name: "Save check-in" }));
  await expect(dialog.getByText(/saved/i).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(region(page, "Recent Check-ins").getByText("Slowly, but going")).toBeVisible();
}

async function completes({ page, hands }: World): Promise<void> {
  const description = ownName("Finish");
  const goal = await addGoal(page.request, { description, measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 9 });
  await page.goto("/");
  const card = cardOf(page, description);
  await hands.press(card.getByRole("button", { name: `Add 1 to ${description}` }));
  await expect(card.getByText("10 of 10 pages")).toBeVisible();
  await hands.press(card.getByRole("button", { name: "Mark Complete" }));
  await expect(page.getByText(`Goal "${description}" marked as complete!`)).toBeVisible();
  await expect(card.getByRole("button", { name: "Update Progress" })).toHaveCount(0);
}

async function readsActivity({ page, hands, career }: World): Promise<void> {
  await hands.press(cardOf(page, career).getByRole("button", { name: `Add 1 to ${career}` }));
  const achievements = region(page, "Your Achievements");
  await expect(achievements.getByText("Active on 1 day in 16 weeks")).toBeVisible();
  await hands.press(achievements.getByText("Active days as a table"));
  await expect(achievements.getByRole("table")).toBeVisible();
  await hands.press(page.getByRole("link", { name: "Add New SMART Goal" }));
  await expect(page).toHaveURL("/add-goal");
}

const deeds = {
  "filters by a category, and clears by the same": filters,
  "folds and opens the insights": readsInsights,
  "asks what Need Attention means": explains,
  "moves a goal by steps and by a value": movesInModal,
  "writes a check-in": checksIn,
  "completes a goal": completes,
  "reads the active days as a table, and goes on to a new goal": readsActivity,
};

const focus = (at: Locator) => at.focus();
const hover = (at: Locator) => at.hover();

const ways = [
  ["by mouse", mouse, hover],
  ["by keyboard alone", keyboard, focus],
] as const;

for (const [way, handsOf, point] of ways)
  test(`the dashboard ${way}`, async ({ page }) => {
    test.slow();
    await signInUnseen(page);
    const goals = await twoGoals(page);
    for (const [what, deed] of Object.entries(deeds))
      await test.step(what, async () => {
        await page.goto("/");
        await deed({ page, hands: handsOf(page), point, ...goals });
      });
  });
