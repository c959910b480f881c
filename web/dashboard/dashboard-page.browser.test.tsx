import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";
import { badge, made, open, region } from "./fixtures/panels.fixture.tsx";

const first: GoalCard = { ...goal, id: "goal-0", description: "Goal 0" };
const other: GoalCard = { ...goal, id: "goal-1", description: "Goal 1" };

const section = region("Your SMART Goals");
const today = region("Today");
const cards = section.getByRole("listitem");

test("somebody who has just joined is welcomed, anybody else welcomed back", async () => {
  const { unmount } = open([first]);
  await expect.element(page.getByText("Welcome, Ada.")).toBeVisible();
  unmount();
  open([first], {}, { createdAt: now.at - DAY_MS });
  await expect.element(page.getByText("Welcome back, Ada.")).toBeVisible();
});

test("the first view needs no request", async () => {
  const { server } = open([first]);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(cards.getByRole("heading", { name: "Goal 0" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add New SMART Goal" }))
    .toHaveAttribute("href", "/add-goal");
  expect(server.goals.calls).toEqual([]);
});

test.each([
  ["of a type that the page does not know", { ...first.measurable, type: "Mystery" }],
  ["that lacks its value", { ...first.measurable, currentValue: null }],
  ["that is none", null],
])(
  "a goal with a measure %s has its card, whose step says so, and no number is drawn from it",
  async (_, measurable) => {
    const { server } = open([{ ...first, measurable: measurable as never }, other]);
    const card = section.getByRole("listitem", { name: "Goal 0" });
    await expect
      .element(card.getByRole("alert"))
      .toHaveTextContent("Failed to process goal progress");
    for (const shown of [first.category, "In Progress", "Due Mar 1, 2027"])
      await expect.element(card).toMatchTextContent(shown);
    await card.getByRole("button", { name: "Log: Goal 0" }).click();
    await expect.element(card.getByRole("status")).toHaveTextContent("Unknown type");
    expect(server.goals.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
    await expect.element(cards.nth(1)).toMatchTextContent("60%");
    const average = page.getByRole("progressbar", { name: "Overall progress" });
    await expect.element(average).toHaveAttribute("aria-valuenow", "60");
    expect(document.body.textContent).not.toMatch(/NaN|undefined/);
    expect(page.getByRole("alert").elements()).toHaveLength(1);
  },
);

test("a goal whose card cannot be drawn keeps its name, which leads to its page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  open([{ ...first, pauses: null as never }, other]);
  await expect
    .element(cards.nth(0).getByRole("link", { name: "Goal 0" }))
    .toHaveAttribute("href", "/goals/goal-0");
  await expect.element(cards.nth(1)).toMatchTextContent("60%");
});

test("without goals it invites to the first one, and each section is a line", async () => {
  open([]);
  await expect.element(today.getByRole("heading", { name: "Set your first goal" })).toBeVisible();
  expect(page.getByRole("heading", { level: 2 }).elements()).toHaveLength(1);
  const lines = [...document.querySelectorAll("main dt")].map(
    ({ textContent, nextElementSibling: text }) => `${textContent}: ${text?.textContent}`,
  );
  expect(lines).toEqual([
    "Your Goal Progress: Every goal starts with one small step. Today is a good day for it.",
    "Category Progress: No categories found. Start by creating some goals to see your progress here.",
    "Smart Insights: Nothing needs your attention now.",
    "Recent Check-ins: Your check-ins will appear here.",
    "Your SMART Goals: Your goals will appear here.",
    "Your Achievements: Your badges and active days will appear here.",
  ]);
});

test("badges and check-ins outlive the last goal", async () => {
  open([], { badges: [badge] });
  const achievements = region("Your Achievements");
  await expect.element(achievements.getByText("Consistency Champion")).toBeVisible();
  await expect
    .element(region("Recent Check-ins").getByText("Your check-ins will appear here."))
    .toBeVisible();
  expect(document.querySelectorAll("main dt")).toHaveLength(4);
});

const asCards = section.getByRole("button", { name: "Show as cards" });
const asRows = section.getByRole("button", { name: "Show as rows" });
const many = Array.from({ length: 6 }, (_, at) => made(`${at}`, "Career", 95));
const third = section.getByRole("listitem", { name: "Goal 3" });

test("five goals are cards", async () => {
  open(many.slice(1));
  await expect.element(third.getByRole("button", { name: "Update Progress" })).toBeVisible();
  expect(asCards.elements()).toEqual([]);
});

test.each([390, 1280])(
  "six goals are rows of at most 72 pixels at %i, with the same actions",
  async (width) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, 800);
    const { server } = open(many);
    await expect.element(third.getByRole("heading", { name: "Goal 3" })).toBeVisible();
    for (const shown of ["In Progress", "Career", "95 of 100 pages", "95%", "Due Mar 1, 2027"])
      await expect.element(third).toMatchTextContent(shown);
    for (const row of cards.elements())
      expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    const menu = third.getByRole("button", { name: "More actions for Goal 3" });
    await menu.click();
    await third.getByRole("button", { name: "Update Progress" }).click();
    await expect.element(page.getByRole("dialog", { name: "Update Progress" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).toHaveFocus();
    await third.getByRole("button", { name: "Add 1 to Goal 3" }).click();
    await expect.element(third).toMatchTextContent("96 of 100 pages");
    await expect.element(third.getByRole("status")).toHaveTextContent("Progress Updated!");
    await expect.element(third.getByRole("button", { name: /^Undo/ })).toBeVisible();
    expect(third.element().getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await menu.click();
    await third.getByRole("button", { name: "Mark Complete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect.element(third.getByRole("link", { name: "View Details" })).toBeVisible();
    await expect.element(third.getByRole("heading", { name: "Goal 3" })).toHaveFocus();
    expect(server.goals.calls.filter((call) => call.startsWith("POST"))).toHaveLength(2);
  },
);

test("many goals are cards by choice, which this device keeps", async () => {
  onTestFinished(() => localStorage.clear());
  const { unmount } = open(many);
  await asCards.click();
  await expect.element(third.getByRole("button", { name: "Update Progress" })).toBeVisible();
  unmount();
  open(many);
  await asRows.click();
  await expect.element(third.getByRole("button", { name: /^More actions/ })).toBeVisible();
  expect(localStorage.length).toBe(0);
});

test("a failed read of the rest leaves the first cards, and Retry reads it", async () => {
  const { goals: server } = dashboardServer([first, other]);
  server.refusingReads = "server.failed";
  showScreen(<DashboardPage />, {
    readDashboard: { goals: [first], next: "cursor", today: null, summary: null },
  });
  await expect
    .element(section.getByRole("alert"))
    .toHaveTextContent("Error loading SMART goals: Failed to load goals. Please try again later.");
  expect(cards.elements()).toHaveLength(1);
  server.refusingReads = null;
  await section.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => cards.elements().length).toBe(2);
});
