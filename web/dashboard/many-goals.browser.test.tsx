import { expect, test } from "vitest";
import { dashboardSummary, type DashboardSummary } from "#domain/dashboard.ts";
import * as limits from "#domain/limits.ts";
import { putRow } from "#web/goals/goal-rows.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";
import { made, region } from "./fixtures/panels.fixture.tsx";

const overall = region("Your Goal Progress");
const categories = region("Category Progress");

const half = (count: number) =>
  Array.from({ length: count }, (_, index) => made(`${index}`, "Career", 50));
const many = half(14);

function openMany(summary: DashboardSummary | null, all = many) {
  const server = dashboardServer(all);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.goals.answering = promise;
  const first = { goals: all.slice(0, limits.goalsPerPage), next: "cursor", today: null, summary };
  return { server, resolve, ...showScreen(<DashboardPage />, { readDashboard: first }) };
}

const total = () => overall.element().querySelector("dd")?.textContent;

test("more than twelve goals: the panels wait for all of them", async () => {
  const { resolve } = openMany(null);
  await expect.element(overall.getByText("Loading...")).toBeInTheDocument();
  expect(overall.getByRole("progressbar").elements()).toHaveLength(0);
  resolve();
  await expect.element(overall.getByRole("progressbar")).toBeVisible();
  expect(total()).toBe("14");
});

const figures = dashboardSummary(many, { feedback: [], unread: new Set() }, now);

test("with the server's figures they show at once, and all goals take over", async () => {
  const stats = [{ label: "Total Goals" as const, count: 99 }];
  const { resolve } = openMany({ ...figures, overall: { ...figures.overall, stats } });
  await expect.element(overall.getByRole("progressbar")).toBeVisible();
  expect(total()).toBe("99");
  await expect.element(categories.getByText("0/14 completed").first()).toBeVisible();
  resolve();
  await expect.poll(total).toBe("14");
});

test("figures of before a change are not shown after it", async () => {
  const { client, resolve } = openMany(figures);
  await expect.element(overall.getByRole("progressbar")).toBeVisible();
  putRow(client, { ...made("0", "Career", 100), rev: goal.rev + 1 });
  await expect.element(overall.getByText("Loading...")).toBeInTheDocument();
  resolve();
  await expect.element(overall.getByRole("progressbar")).toBeVisible();
  expect(overall.element().querySelectorAll("dd")[1]?.textContent).toBe("1");
});

test("the cards after the first page come without a gesture, and are found out of sight", async () => {
  const all = half(60);
  const { server, resolve } = openMany(null, all);
  const cards = region("Your SMART Goals").getByRole("listitem");
  await expect.poll(() => cards.elements().length).toBe(limits.goalsPerPage);
  resolve();
  await expect.poll(() => cards.elements().length).toBe(all.length);
  expect(server.goals.calls).toEqual(["GET /api/goals"]);
  const last = cards.last().element();
  const isSkipped = () =>
    !last.querySelector("h3")!.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(isSkipped).toBe(true);
  const link = last.querySelector("a")!;
  link.focus();
  await expect.poll(isSkipped).toBe(false);
  link.blur();
  scrollTo(0, 0);
  await expect.poll(isSkipped).toBe(true);
  expect((window as unknown as { find(words: string): boolean }).find("Goal 59")).toBe(true);
  await expect.poll(isSkipped).toBe(false);
});
