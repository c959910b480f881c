import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";
import { badge, goals, made, open, region } from "./fixtures/panels.fixture.tsx";

const overall = region("Your Goal Progress");
const categories = region("Category Progress");
const insights = region("Smart Insights");
const section = region("Your SMART Goals");
const badges = region("Your Achievements");
const titles = () =>
  section
    .getByRole("heading", { level: 3 })
    .elements()
    .map((title) => title.textContent);
const viewSkills = categories.getByRole("button", { name: "View Goals in Skills" });
const reset = section.getByRole("button", { name: "Show All Goals" });

test("the sections stand in their order (product 6.1)", async () => {
  open();
  await expect.element(badges).toBeVisible();
  const names = page.getByRole("heading", { level: 2 }).elements();
  expect(names.map((name) => name.textContent)).toEqual([
    "Today",
    "This week",
    "Your Goal Progress",
    "Category Progress",
    "Smart Insights",
    "Recent Check-ins",
    "Your SMART Goals",
    "Your Achievements",
  ]);
});

test("all goals together: the average with its word, four numbers, what is waiting", async () => {
  open();
  await expect
    .element(overall.getByRole("progressbar", { name: "Overall progress" }))
    .toHaveAttribute("aria-valuenow", "63");
  await expect.poll(() => overall.element().textContent).toContain("63% Good");
  const stats = [...overall.element().querySelectorAll("dd")].map((count) => count.textContent);
  expect(stats).toEqual(["3", "1", "2", "1"]);
  await expect
    .element(overall.getByRole("button", { name: "Need Attention" }))
    .toHaveAccessibleDescription("Overdue, or 7 days or more without progress.");
  const chips = overall.getByRole("list", { name: "Notifications" });
  expect(chips.element().textContent).toBe("Stalled: 1");
  await expect.element(overall.getByText(/You've reached the halfway mark/)).toBeVisible();
});

test("a category shows where it stands", async () => {
  open();
  const card = categories.getByRole("listitem", { name: "Career" });
  await expect.poll(() => card.element().textContent).toContain("Career90%Excellent1/2 completed");
  // Once as a word, once as the mark of 80 percent with a completed goal.
  expect(card.getByText("Excellent").elements()).toHaveLength(1);
  await expect.element(card.getByRole("img", { name: "Excellent" })).toBeVisible();
  await expect
    .element(categories.getByRole("listitem", { name: "Skills" }).getByText("Needs Focus"))
    .toBeVisible();
  expect(categories.element().querySelector("dl")?.textContent).toBe(
    "Top PerformerCareer, 90%Focus AreaSkills, 10%Overall1/3 completed",
  );
});

test("a category whose goals are all completed wears that as a badge, and only then", async () => {
  open([made("one", "Career", 100), made("two", "Career", 100), made("three", "Skills", 99)]);
  const ground = (text: string) => {
    const { parentElement } = categories.getByText(text).first().element();
    return parentElement && getComputedStyle(parentElement).backgroundColor;
  };
  await expect.element(categories.getByText("2/2 completed")).toBeVisible();
  const bare = ground("0/1 completed");
  expect(bare).toBe("rgba(0, 0, 0, 0)");
  expect(ground("2/2 completed")).not.toBe(bare);
});

test("a press on a category filters the goals and scrolls to them, again it clears", async () => {
  open();
  await viewSkills.click();
  await expect.poll(titles).toEqual(["Goal three"]);
  await expect.element(viewSkills).toHaveAttribute("aria-pressed", "true");
  await expect.element(section.getByText("1 goal in Skills")).toBeInTheDocument();
  await expect
    .poll(() => Math.abs(section.element().getBoundingClientRect().top))
    .toBeLessThan(400);
  await viewSkills.click();
  await expect.poll(titles).toHaveLength(3);
});

test("a press anywhere on a category's card counts", async () => {
  open();
  await categories.getByRole("heading", { name: "Skills" }).click({ force: true });
  await expect.poll(titles).toEqual(["Goal three"]);
});

test("the keys filter too", async () => {
  open();
  await expect.element(viewSkills).toBeVisible();
  viewSkills.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(titles).toEqual(["Goal three"]);
  await userEvent.keyboard(" ");
  await expect.poll(titles).toHaveLength(3);
});

test("the select filters, and Show All Goals clears it", async () => {
  open();
  expect(reset.elements()).toHaveLength(0);
  await userEvent.selectOptions(section.getByLabelText("Category"), "Career");
  await expect.poll(titles).toEqual(["Goal one", "Goal two"]);
  await reset.click();
  await expect.poll(titles).toHaveLength(3);
  await expect.element(section.getByLabelText("Category")).toHaveFocus();
});

test("the insights are folded where Today has their goals, and unfold and fold", async () => {
  open();
  const folded = insights.getByRole("button", { name: "1 high-priority insight" });
  await expect.element(folded).toHaveAttribute("aria-expanded", "false");
  await expect.element(insights.getByText("1 action item")).toBeVisible();
  expect(insights.getByRole("tab").elements()).toHaveLength(0);
  await folded.click();
  await expect.element(insights.getByText("Strong Progress")).toBeVisible();
  await insights.getByRole("button", { name: "Hide insights" }).click();
  await expect.element(folded).toBeVisible();
  expect(insights.getByText("Strong Progress").elements()).toHaveLength(0);
});

test("the insights are open where they name no goal", async () => {
  open([made("one", "Career", 80)]);
  await expect.element(insights.getByRole("button", { name: "Hide insights" })).toBeVisible();
  await expect.element(insights.getByText(/Progress!$/)).toBeVisible();
});

test("the tabs of the insights are reached by the arrows", async () => {
  open();
  await insights.getByRole("button", { name: "1 high-priority insight" }).click();
  await expect.element(insights.getByText("Stalled Goal")).toBeVisible();
  await expect.element(insights.getByText("Skills, 10%")).toBeVisible();
  insights.getByRole("tab", { name: "All" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(insights.getByRole("tab", { name: "Action Items" })).toHaveFocus();
  expect(insights.getByText("Strong Progress").elements()).toHaveLength(0);
  await userEvent.keyboard("{End}");
  await expect.element(insights.getByText("Goal completed")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(insights.getByText("Strong Progress")).toBeVisible();
});

test.each([
  ["/api/check-ins", "Failed to load check-ins."],
  ["/api/badges", "Failed to load achievements."],
])("a failed read of %s shows in its panel alone", async (path, text) => {
  const server = dashboardServer(goals);
  server.failing.add(path);
  showScreen(<DashboardPage />, {
    readDashboard: { goals: [...goals], next: null, today: null, summary: null },
  });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(1);
  await expect.element(overall.getByRole("progressbar")).toBeVisible();
});

test("badges and check-ins that are shown stay where they cannot be read again", async () => {
  const [{ id, description, category } = goal] = goals;
  const written = { id: "one", circle: "private", createdAt: now.at, category } as const;
  const checkIns = [{ ...written, message: "A good day.", goal: { id, description } }];
  const { server, receive, client } = open(goals, { checkIns, badges: [badge] });
  await expect.element(page.getByText("A good day.")).toBeVisible();
  await expect.element(page.getByText(badge.description)).toBeVisible();
  for (const path of ["/api/check-ins", "/api/badges"]) server.failing.add(path);
  receive({ entity: "check-in", id: "two", rev: 1 });
  receive({ entity: "badge", id: "two", rev: 1 });
  const failed = () =>
    client.getQueryCache().findAll({ predicate: ({ state }) => state.status === "error" });
  await expect.poll(failed).toHaveLength(2);
  // Cache changes are drawn in a frame of their own.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await expect.element(page.getByText("A good day.")).toBeVisible();
  await expect.element(page.getByText(badge.description)).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});
