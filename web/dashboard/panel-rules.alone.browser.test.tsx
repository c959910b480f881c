import { Profiler, type ComponentProps } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lockedBadges } from "#domain/badge.ts";
import { categorySummaries } from "#domain/category-summary.ts";
import { barColour } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import { insightItems } from "#domain/insight.ts";
import * as limits from "#domain/limits.ts";
import { motivation } from "#domain/motivation.ts";
import { words as motivationWords } from "#domain/motivation.words.ts";
import { statCards } from "#domain/overall.ts";
import { todayGoals } from "#domain/today.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import type { Meter } from "#web/ui/meter.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";
import { open } from "./fixtures/panels.fixture.tsx";

/** Commits of each meter and ring by label: every card and category has one, none is memoized. */
const commits = vi.hoisted(() => new Map<string, number>());

vi.mock("#web/ui/meter.tsx", async (original) => {
  const { Meter: Real } = await original<{ Meter: typeof Meter }>();
  const count = (id: string) => void commits.set(id, (commits.get(id) ?? 0) + 1);
  const Counted = (props: ComponentProps<typeof Meter>) => (
    <Profiler id={props.label} onRender={count}>
      <Real {...props} />
    </Profiler>
  );
  return { Meter: Counted };
});

// Each rule runs once per redraw from new goals, until a test makes it fail.
vi.mock("#domain/badge.ts", { spy: true });
vi.mock("#domain/category-summary.ts", { spy: true });
vi.mock("#domain/goal-card.ts", { spy: true });
vi.mock("#domain/insight.ts", { spy: true });
vi.mock("#domain/motivation.ts", { spy: true });
vi.mock("#domain/overall.ts", { spy: true });
vi.mock("#domain/today.ts", { spy: true });

const categories = ["Career", "Skills", "Health", "Productivity"];
const goals: readonly GoalCard[] = Array.from({ length: 40 }, (_, at) => ({
  ...goal,
  id: `goal-${at}`,
  description: `Goal ${at}`,
  category: categories[at % 4] ?? "",
  measurable: { type: "Numeric", targetValue: 100, currentValue: 50, unit: "pages" },
}));

const rules = [statCards, categorySummaries, insightItems] as const;
const runs = () => rules.map((rule) => vi.mocked<(...facts: never[]) => unknown>(rule).mock.calls);
const cards = page.getByRole("region", { name: "Your SMART Goals" }).getByRole("listitem");

async function opened() {
  const { goals: server } = dashboardServer(goals);
  const first = {
    goals: goals.slice(0, limits.goalsPerPage),
    next: "cursor",
    today: null,
    summary: null,
  };
  const screen = showScreen(<DashboardPage />, { readDashboard: first });
  await expect.poll(() => cards.elements().length).toBe(goals.length);
  await expect.element(page.getByRole("region", { name: "Your Achievements" })).toBeVisible();
  await expect.element(page.getByText("Share goals 3 times. 0 of 3 so far.")).toBeVisible();
  // The panels follow the cards.
  await expect.poll(() => [...commits.keys()]).toContain("Average progress in Career");
  forget();
  return { server, ...screen };
}

function forget(): void {
  commits.clear();
  for (const rule of rules) vi.mocked<(...facts: never[]) => unknown>(rule).mockClear();
}

beforeEach(forget);

const percentOf = (at: number) =>
  page.getByRole("progressbar", { name: `Progress of Goal ${at}`, exact: true });

test.each([0, 30])("a live change of goal %i redraws its card, and each panel once", async (at) => {
  const { server, receive } = await opened();
  const { id, rev } = server.moved(`goal-${at}`, { kind: "change", by: 10 });
  receive({ entity: "goal", id, rev });
  await expect.element(percentOf(at)).toHaveAttribute("aria-valuenow", "60");
  const averages = categories.map((category) => [`Average progress in ${category}`, 1]);
  // Its chips count the new goals before its figures follow.
  const panels = { "Overall progress": 2, ...Object.fromEntries(averages) };
  const redrawn = { [`Progress of Goal ${at}`]: 1, ...panels };
  await expect.poll(() => Object.fromEntries(commits)).toEqual(redrawn);
  expect(runs().map((calls) => calls.length)).toEqual([1, 2, 1]);
});

test("a live change that is known already redraws nothing", async () => {
  const { receive } = await opened();
  receive({ entity: "goal", id: "goal-3", rev: goal.rev });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(commits.size).toBe(0);
});

test("a step of one's own redraws no other card", async () => {
  const { server } = await opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answering = promise;
  await page.getByRole("button", { name: "Add 1 to Goal 7", exact: true }).click();
  await expect.element(percentOf(7)).toHaveAttribute("aria-valuenow", "51");
  resolve();
  await expect.element(page.getByText("Progress Updated!")).toBeVisible();
  const others = [...commits.keys()].filter((label) => label.startsWith("Progress of"));
  expect(others).toEqual(["Progress of Goal 7"]);
});

test("a filter redraws no card, and the panel of the categories alone", async () => {
  await opened();
  await page.getByRole("button", { name: "View Goals in Skills" }).click();
  await expect.poll(() => cards.elements().length).toBe(10);
  const labels = [...commits.keys()];
  expect(labels.filter((label) => label.startsWith("Progress of"))).toEqual([]);
  expect(runs().map((calls) => calls.length)).toEqual([0, 0, 0]);
});

function broken(): never {
  throw new Error("A rule failed.");
}

const TODAY_FAILED = "Your list for today couldn't be loaded.";

function saidOf(text: string): readonly string[] {
  if (text === motivationWords.fallback) return [];
  return text === "Failed to process goal progress" ? [TODAY_FAILED, text] : [text];
}

test.each([
  [TODAY_FAILED, todayGoals],
  ["Failed to calculate overall progress", statCards],
  ["Failed to calculate category progress", categorySummaries],
  ["Failed to generate insights", insightItems],
  ["Failed to process goal progress", barColour],
  ["Failed to load achievements.", lockedBadges],
  [motivationWords.fallback, motivation],
])("'%s' where its rule fails, and all else stays", async (text, rule) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.mocked<(...facts: never[]) => unknown>(rule).mockImplementation(broken);
  open();
  await expect.element(page.getByText(text).first()).toBeVisible();
  vi.mocked<(...facts: never[]) => unknown>(rule).mockRestore();
  await expect.element(page.getByText("Your check-ins will appear here.")).toBeVisible();
  const alerts = page.getByRole("alert").elements();
  expect(new Set(alerts.map((alert) => alert.textContent))).toEqual(new Set(saidOf(text)));
  await expect.poll(() => cards.elements().length).toBe(3);
});
