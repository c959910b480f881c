import { expect, test, vi } from "vitest";
import type { Dashboard } from "#contract/goals.ts";
import { routes } from "#contract/routes.ts";
import { dashboardSummary } from "#domain/dashboard.ts";
import { insightItems } from "#domain/insight.ts";
import { statCards } from "#domain/overall.ts";
import { render } from "#web/app/entry-server.tsx";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";

vi.mock("#domain/insight.ts", { spy: true });
vi.mock("#domain/overall.ts", { spy: true });

const route = routes.find(({ screen }) => screen === "dashboard")!;
const documentOf = (page: Dashboard) =>
  render(route, route.path, viewOf({ user, data: { readDashboard: page } }));

const achievements = { badges: [], activeDays: [now.today], shareCount: 0 };
const onlyOne: Dashboard = {
  goals: [goal],
  next: null,
  achievements,
  today: null,
  summary: null,
  comeback: null,
};

test("the document carries the panels of all its goals, and what was done this week", async () => {
  const markup = await documentOf(onlyOne);
  expect(markup).toMatch(/60%<\/strong> <span[^>]*>Good/);
  expect(markup).toContain("Average progress in Career");
  expect(markup).toContain("Hide insights");
  expect(markup).toContain("Active ");
});

test("with more goals to come it shows the server's figures of all of them", async () => {
  const hidden = {
    ...goal,
    id: "goal-bbbbbbbbbbbbbbbbb",
    category: "Health",
    completed: true,
    status: "completed" as const,
  };
  const coaching = { feedback: [], unread: new Set<string>() };
  const summary = dashboardSummary([goal, hidden], coaching, now);
  const markup = await documentOf({ ...onlyOne, next: "cursor", summary });
  expect(markup).toMatch(/80%<\/strong> <span[^>]*>Excellent/);
  expect(markup).toContain("Average progress in Health");
  expect(markup).toContain("Hide insights");
});

test("without them it keeps the panels' places, and says no number that will change", async () => {
  const markup = await documentOf({ ...onlyOne, next: "cursor" });
  expect(markup).toContain(goal.description);
  expect(markup).not.toContain("Overall progress");
  expect(markup).not.toContain("Hide insights");
});

test("a rule that fails on the server fails in its panel alone", async () => {
  const broken = () => {
    throw new Error("A rule failed.");
  };
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.mocked(statCards).mockImplementationOnce(broken);
  vi.mocked(insightItems).mockImplementationOnce(broken);
  const markup = await documentOf(onlyOne);
  expect(markup).toContain("Failed to calculate overall progress");
  expect(markup).toContain("Keep working towards your goals!");
  expect(markup).toContain("Failed to generate insights");
  expect(markup).toContain("Average progress in Career");
  expect(markup).toContain(goal.description);
});
