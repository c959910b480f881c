import { expect, type Page } from "@playwright/test";
import { listCheckIns } from "#contract/check-ins.ts";
import { readDashboard, type Dashboard } from "#contract/goals.ts";
import { fails } from "./answers.fixture.ts";
import { addGoal, cardOf, everyKindOfGoal, lived, moveGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { endElsewhere, people, signIn, signInUnseen } from "./sign-in.fixture.ts";

async function allCompleted(page: Page): Promise<void> {
  for (const description of ["Publish the case study", "Interview ten customers"]) {
    const goal = await addGoal(page.request, { description });
    await moveGoal(page.request, goal, { kind: "change", by: 10 });
    await lived(page.request, goal, "complete");
  }
}

// Playwright may read on a kept connection at the moment at which the server closes it: a browser asks again.
const AS_A_BROWSER = { maxRetries: 1 };

/** Lets later reads of the dashboard tell of other goals; the first one is in the document. */
async function goalsAnswered(
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
  "Your list for today couldn't be loaded.",
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
      // One panel cannot be read; the others stand.
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      await fails(page, listCheckIns.path);
      await page.goto("/");
      await expect(page.getByText("Failed to load check-ins.")).toBeVisible();
      await expect(cardOf(page, "Meet new people")).toBeVisible();
      await look("dashboard-failing-check-ins");
      await page.unroute(`**${listCheckIns.path}`);

      await everyKindOfGoal(page.request);
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

      const full = cardOf(page, "Pass the accessibility certification");
      await full.getByRole("button", { name: /^More actions/ }).click();
      await look("dashboard-row-menu");
      await full.getByRole("button", { name: "Mark Complete" }).click();
      await expect(page.getByText("marked as complete!")).toBeVisible();
      await look("dashboard-ceremony");
      await page.keyboard.press("Escape");
      await look("dashboard-completed");
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
