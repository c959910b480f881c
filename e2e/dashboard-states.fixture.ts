import { expect, type Page } from "@playwright/test";
import { readBadges } from "#contract/badges.ts";
import { listCheckIns } from "#contract/check-ins.ts";
import { completeGoal, readDashboard, type Dashboard } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { DAY_MS } from "#domain/day.ts";
import { addGoal, cardOf, dayFromToday, moveGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { endElsewhere, people, signIn, signInUnseen } from "./sign-in.fixture.ts";

async function everyKindOfGoal(page: Page): Promise<void> {
  const { request } = page;
  const numeric = { type: "Numeric", targetValue: "10", unit: "interviews" };
  const add = addGoal.bind(null, request);
  const overdue = await add({ description: "Publish the case study", dueDate: dayFromToday(-3) });
  await moveGoal(request, overdue, { kind: "change", by: 4 });
  const half = await add({ description: "Interview ten customers", measurable: numeric });
  await moveGoal(request, half, { kind: "change", by: 6 });
  const near = await add({
    description: "Walk before work every day, also when it rains",
    category: "Productivity",
    measurable: { type: "DailyStreak", targetValue: "21", unit: "" },
    dueDate: dayFromToday(4),
  });
  await moveGoal(request, near, { kind: "change", by: 19 });
  await add({
    description: "Have the portfolio online",
    category: "Skills",
    measurable: { type: "Date", targetValue: dayFromToday(20), unit: "" },
  });
  const done = await add({
    description: "Pass the accessibility certification",
    measurable: { type: "Boolean", targetValue: "", unit: "" },
  });
  await moveGoal(request, done, { kind: "step" });
  await add({ description: "A".repeat(90), category: "Skills" });
}

async function allCompleted(page: Page): Promise<void> {
  for (const description of ["Publish the case study", "Interview ten customers"]) {
    const goal = await addGoal(page.request, { description });
    await moveGoal(page.request, goal, { kind: "change", by: 10 });
    await page.request.post(completeGoal.path.replace(":goalId", goal.id), {
      data: {},
      headers: { [KEY_HEADER]: `complete-${goal.id}` },
    });
  }
}

// Playwright may read on a kept connection at the moment at which the server closes it: a browser asks again.
const AS_A_BROWSER = { maxRetries: 1 };

/** Lets later reads of the dashboard tell of other goals; the first one is in the document. */
export async function goalsAnswered(
  page: Page,
  change: (goals: Dashboard["goals"]) => readonly object[],
): Promise<void> {
  await page.route(`**${readDashboard.path}`, async (route) => {
    const answer = await route.fetch(AS_A_BROWSER);
    const read = (await answer.json()) as Dashboard;
    const json = { ...read, goals: change(read.goals), next: null, today: null, summary: null };
    await route.fulfill({ response: answer, json });
  });
}

const FAILED_CALCULATIONS = [
  "Failed to work out what today asks for",
  "Failed to calculate category progress",
  "Failed to calculate overall progress",
  "Failed to generate insights",
  "Failed to process goal progress",
];

/** The dashboard without goals, with some, with none left, and with parts that fail. */
export const dashboardWalks: readonly Walk[] = [
  {
    name: "dashboard",
    async walk({ page, guard, look }) {
      await signInUnseen(page, people.another);
      await allCompleted(page);
      await page.goto("/");
      await expect(page.getByText("2/2 completed").first()).toBeVisible();
      await look("dashboard-all-completed");

      await endElsewhere(page, guard);
      await expect(page.getByText("Please log in to view your dashboard.")).toBeVisible();
      await look("dashboard-session-ended");

      await signIn(page);
      await look("dashboard-empty");

      await addGoal(page.request);
      await page.goto("/");
      await expect(cardOf(page, "Meet new people")).toBeVisible();
      await look("dashboard-one-goal");

      // One panel cannot be read; the others stand.
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      // The dashboard brings the badges along, its document too: it is come to by a script, and without them.
      await page.route(`**${readDashboard.path}`, async (route) => {
        const response = await route.fetch(AS_A_BROWSER);
        const { achievements: _achievements, ...rest } = (await response.json()) as Dashboard;
        await route.fulfill({ response, json: rest });
      });
      for (const [part, path, text] of [
        ["check-ins", listCheckIns.path, "Failed to load check-ins."],
        ["badges", readBadges.path, "Failed to load achievements."],
      ] as const) {
        await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "{}" }));
        await page.goto("/account");
        await expect(page.getByText("This browser", { exact: true })).toBeVisible();
        await page.getByRole("link", { name: "Dashboard" }).first().click();
        await expect(page.getByText(text)).toBeVisible();
        await expect(cardOf(page, "Meet new people")).toBeVisible();
        await look(`dashboard-failing-${part}`);
        await page.unroute(`**${path}`);
      }
      await page.unroute(`**${readDashboard.path}`);

      await everyKindOfGoal(page);
      await page.goto("/");
      const card = cardOf(page, "Have the portfolio online");
      await card.getByRole("button", { name: "Log: Have the portfolio online" }).click();
      const modal = page.getByRole("dialog", { name: "Update Progress" });
      await expect(modal.getByText("No action for Date type")).toBeVisible();
      await look("modal-log");
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
      await look("dashboard");

      const today = page.getByRole("region", { name: "Today" });
      await today.getByRole("button", { name: "Show all 7" }).click();
      await today.getByRole("button", { name: /^\+1, Interview ten customers/ }).click();
      await expect(today.getByRole("button", { name: /^Undo/ })).toBeVisible();
      await look("dashboard-today-open");

      const goals = page.getByRole("region", { name: "Your SMART Goals" });
      await expect(goals.getByText("Overdue", { exact: true })).toBeVisible();
      // The script counts from the server's clock: it has to have compared the two before this one jumps.
      await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
      await page.clock.setSystemTime(Date.now() + 9 * DAY_MS);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(goals.getByText("Stalled", { exact: true }).first()).toBeVisible();
      await look("dashboard-stalled");
    },
  },
  {
    name: "dashboard-failing-calculations",
    async walk({ page, guard, look }) {
      guard.tolerates(/./);
      await signInUnseen(page);
      await addGoal(page.request, { description: "Read twelve books" });
      await addGoal(page.request);
      await page.goto("/add-goal");
      // A row that no rule can make sense of: its measure is known, its pauses are gone.
      const measurable = { type: "Date", targetValue: "2030-01-01", currentValue: null, unit: "" };
      await goalsAnswered(page, ([first, ...others]) => [
        { ...first, measurable, pauses: null },
        ...others,
      ]);
      await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
      for (const text of FAILED_CALCULATIONS) await expect(page.getByText(text)).toBeVisible();
      await expect(cardOf(page, "Read twelve books")).toBeVisible();
      await look("dashboard-failing-calculations");
    },
  },
];
