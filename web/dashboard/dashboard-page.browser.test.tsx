import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";

const goals: readonly GoalCard[] = Array.from({ length: 14 }, (_, index) => ({
  ...goal,
  id: `goal-${index}`,
  description: `Goal ${index}`,
}));
const [first, ...others] = goals;
if (first === undefined) throw new Error("There are no goals.");

const section = page.getByRole("region", { name: "Your SMART Goals" });
const today = page.getByRole("region", { name: "Today" });
const cards = section.getByRole("listitem");
const retry = section.getByRole("button", { name: "Retry" });

test("the first view needs no request, and greets by name", async () => {
  const { goals: server } = dashboardServer([first]);
  showScreen(<DashboardPage />, {
    readDashboard: { goals: [first], next: null, today: null, summary: null },
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByText("Welcome back, Ada.")).toBeVisible();
  await expect.element(cards.getByRole("heading", { name: "Goal 0" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add New SMART Goal" }))
    .toHaveAttribute("href", "/add-goal");
  expect(server.calls).toEqual([]);
});

test.each([
  ["of a type that the page does not know", { ...first.measurable, type: "Mystery" }],
  ["that lacks its value", { ...first.measurable, currentValue: null }],
  ["that is none", null],
])(
  "a goal with a measure %s has its card, whose step says so, and no number is drawn from it",
  async (_, measurable) => {
    const strange: GoalCard = { ...first, measurable: measurable as GoalCard["measurable"] };
    const rows = [strange, ...others.slice(0, 1)];
    const { goals: server } = dashboardServer(rows);
    showScreen(<DashboardPage />, {
      readDashboard: { goals: rows, next: null, today: null, summary: null },
    });
    const card = section.getByRole("listitem", { name: "Goal 0" });
    await expect
      .element(card.getByRole("alert"))
      .toHaveTextContent("Failed to process goal progress");
    for (const shown of [first.category, "In Progress", "Due Mar 1, 2027"])
      await expect.element(card).toMatchTextContent(shown);
    await card.getByRole("button", { name: "Log: Goal 0" }).click();
    await expect.element(card.getByRole("status")).toHaveTextContent("Unknown type");
    expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
    await expect.element(cards.nth(1)).toMatchTextContent("60%");
    const average = page.getByRole("progressbar", { name: "Overall progress" });
    await expect.element(average).toHaveAttribute("aria-valuenow", "60");
    expect(document.body.textContent).not.toMatch(/NaN|undefined/);
    expect(page.getByRole("alert").elements()).toHaveLength(1);
  },
);

test("a goal whose card cannot be drawn keeps its name, which leads to its page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const rows = [{ ...first, pauses: null as never }, ...others.slice(0, 1)];
  dashboardServer(rows);
  showScreen(<DashboardPage />, {
    readDashboard: { goals: rows, next: null, today: null, summary: null },
  });
  await expect
    .element(cards.nth(0).getByRole("link", { name: "Goal 0" }))
    .toHaveAttribute("href", "/goals/goal-0");
  await expect.element(cards.nth(1)).toMatchTextContent("60%");
});

test("the rest of the goals follows the first ones by itself", async () => {
  const { goals: server } = dashboardServer(goals);
  showScreen(<DashboardPage />, {
    readDashboard: { goals: goals.slice(0, 12), next: "cursor", today: null, summary: null },
  });
  expect(cards.elements()).toHaveLength(12);
  await expect.poll(() => cards.elements().length).toBe(14);
  expect(server.calls).toEqual(["GET /api/goals"]);
});

test("without goals it invites to the first one", async () => {
  dashboardServer([]);
  showScreen(<DashboardPage />, {
    readDashboard: { goals: [], next: null, today: null, summary: null },
  });
  await expect.element(today.getByRole("heading", { name: "Set your first goal" })).toBeVisible();
  await expect.element(section.getByText("Your goals will stand here, a card each.")).toBeVisible();
});

test("while the goals are read their places are kept", async () => {
  const { goals: server } = dashboardServer([first]);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answering = promise;
  showScreen(<DashboardPage />);
  await expect.element(section.getByText("Loading your goals...")).toBeInTheDocument();
  resolve();
  await expect.element(cards).toBeVisible();
});

test("a failed read says so, and Retry reads again", async () => {
  const { goals: server } = dashboardServer([first]);
  server.refusingReads = "server.failed";
  showScreen(<DashboardPage />);
  await expect
    .element(section.getByRole("alert"))
    .toHaveTextContent("Error loading SMART goals: Failed to load goals. Please try again later.");
  server.refusingReads = null;
  await retry.click();
  await expect.element(cards).toBeVisible();
});

test("a failed read of the rest leaves the first cards, and Retry reads it", async () => {
  const { goals: server } = dashboardServer(goals);
  server.refusingReads = "server.failed";
  showScreen(<DashboardPage />, {
    readDashboard: { goals: [first], next: "cursor", today: null, summary: null },
  });
  await expect.element(retry).toBeVisible();
  expect(cards.elements()).toHaveLength(1);
  server.refusingReads = null;
  await retry.click();
  await expect.poll(() => cards.elements().length).toBe(others.length + 1);
});
