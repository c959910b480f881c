import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAs } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard, type Hands } from "./hands.fixture.ts";
import { panelsRead, signInUnseen } from "./sign-in.fixture.ts";

// Everything that can be done on the dashboard, with a keyboard alone.

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
  const all = insights.getByRole("tab", { name: "All" });
  await expect(all).toHaveAttribute("aria-selected", "true");
  await all.press("ArrowRight");
  await expect(insights.getByRole("tab", { name: "Action Items" })).toBeFocused();
  await expect(insights.getByText(skills)).toBeVisible();
  await expectAccessibleAs(page);
}

async function explains({ page }: World): Promise<void> {
  const term = region(page, "Your Goal Progress").getByRole("button", { name: "Need Attention" });
  const tooltip = page.getByRole("tooltip");
  await term.focus();
  await expect(tooltip).toHaveText("Overdue, or 7 days and more without progress.");
  await expect(tooltip).toBeVisible();
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
  await hands.press(cardOf(page, career).getByRole("link", { name: career }));
  await expect(page.getByRole("heading", { level: 1, name: career })).toBeFocused();
  await expect(page.getByRole("heading", { name: "The way so far" })).toBeVisible();
  for (const fold of ["Add a note or an earlier day", "The line as a table"])
    await hands.press(page.getByText(fold));
  await expectAccessibleAs(page);
  await hands.type(page.getByLabel("How is it going?"), "Slowly, but going");
  await hands.press(page.getByRole("button", { name: "Save note" }));
  await expect(page.getByText("Note saved.")).toBeVisible();
  await expect(region(page, "Timeline").getByText("Slowly, but going")).toBeVisible();
  await hands.press(page.getByRole("navigation", { name: "Back" }).getByRole("link"));
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
  await expect(region(page, "Recent Check-ins").getByText("Slowly, but going")).toBeVisible();
}

async function stepsInToday({ page, hands, skills }: World): Promise<void> {
  const today = region(page, "Today");
  await hands.press(today.getByRole("button", { name: `+1, ${skills}` }));
  await expect(today.getByText("Progress Updated!")).toBeVisible();
  await expect(cardOf(page, skills).getByText("1 of 10 pages")).toBeVisible();
}

async function takesBack({ page, hands, career }: World): Promise<void> {
  const card = cardOf(page, career);
  await hands.press(card.getByRole("button", { name: `Add 1 to ${career}` }));
  await expect(card.getByText("6 of 10 pages")).toBeVisible();
  await hands.press(card.getByRole("button", { name: "Undo" }));
  await expect(card.getByText("5 of 10 pages")).toBeVisible();
}

async function completes({ page, hands }: World): Promise<void> {
  const description = ownName("Finish");
  const goal = await addGoal(page.request, { description, measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 9 });
  const card = cardOf(page, description);
  await expect(card.getByText("9 of 10 pages")).toBeVisible();
  await hands.press(card.getByRole("button", { name: `Add 1 to ${description}` }));
  await expect(card.getByText("10 of 10 pages")).toBeVisible();
  await hands.press(card.getByRole("button", { name: "Mark Complete" }));
  await expect(page.getByText(`Goal "${description}" marked as complete!`)).toBeVisible();
  await expect(card.getByRole("button", { name: "Update Progress" })).toHaveCount(0);
  await expectAccessibleAs(page);
  const share = page.getByRole("link", { name: /share/i }).last();
  await expect(share).toHaveAttribute(
    "href",
    new RegExp(`^/share-goal\\?milestone=goalComplete&goalId=${goal.id}&text=.`),
  );
}

async function readsAchievements({ page, hands, career }: World): Promise<void> {
  const achievements = region(page, "Your Achievements");
  await expect(achievements.getByText(career)).toBeVisible();
  await expect(achievements.getByText("Active on 1 day in 16 weeks")).toBeVisible();
  await hands.press(achievements.getByText("Active days as a table"));
  await expect(achievements.getByRole("table")).toBeVisible();
  await hands.press(page.getByRole("link", { name: "Add New SMART Goal" }));
  await expect(page).toHaveURL("/add-goal");
}

const deeds = {
  "filters by a category, and clears by the same": filters,
  "asks what Need Attention means": explains,
  "folds and opens the insights": readsInsights,
  "moves a goal by steps and by a value": movesInModal,
  "looks at the way so far on the goal's page, and writes a check-in": checksIn,
  "takes a step in Today": stepsInToday,
  "takes a step back": takesBack,
  "completes a goal": completes,
  "reads badges and active days, and goes on to a new goal": readsAchievements,
};

test("the dashboard by keyboard alone", { tag: "@proof" }, async ({ page }) => {
  await signInUnseen(page);
  const goals = await twoGoals(page);
  await page.goto("/");
  await panelsRead(page);
  for (const [what, deed] of Object.entries(deeds))
    await test.step(what, () => deed({ page, hands: keyboard(page), ...goals }));
});
