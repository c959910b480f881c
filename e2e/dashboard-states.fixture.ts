import { expect, type Page } from "@playwright/test";
import { readBadges } from "#contract/badges.ts";
import { listCheckIns } from "#contract/check-ins.ts";
import { completeGoal, readDashboard } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { limits } from "#domain/limits.ts";
import { addGoal, cardOf, dayFromToday, moveGoal } from "./goal.fixture.ts";
import type { Shown } from "./screens.fixture.ts";
import { endElsewhere, signIn, signInUnseen } from "./sign-in.fixture.ts";

const categories = ["Career", "Productivity", "Skills", "Health"];
const AT_ONCE = 10;

async function manyGoals(page: Page, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, async (_none, offset) => {
        const index = from + offset;
        const goal = await addGoal(page.request, {
          description: `Goal ${index + 1}: one of many that are on the way`,
          category: categories[index % categories.length] as string,
          dueDate: dayFromToday((index % 60) - 5),
        });
        if (index % 3 > 0) await moveGoal(page.request, goal, { kind: "change", by: index % 11 });
      }),
    );
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

/** One panel cannot be read; the others stand. */
function failingRead(name: string, path: string, text: string): Shown {
  return {
    name: `dashboard-failing-${name}`,
    fresh: true,
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "{}" }));
      await signInUnseen(page);
      await addGoal(page.request);
      await page.goto("/");
      await expect(page.getByText(text)).toBeVisible();
      await expect(cardOf(page, "Meet new people")).toBeVisible();
    },
  };
}

// A row that no rule can make sense of comes by a later read: the first one is in the document.
async function brokenRow(page: Page): Promise<void> {
  await page.route(`**${readDashboard.path}`, async (route) => {
    const answer = await route.fetch();
    const page1 = (await answer.json()) as { goals: object[] };
    const goals = page1.goals.map((goal, index) =>
      index === 0 ? { ...goal, measurable: null } : goal,
    );
    await route.fulfill({ response: answer, json: { ...page1, goals } });
  });
}

const FAILED_CALCULATIONS = [
  "Failed to calculate category progress",
  "Failed to calculate overall progress",
  "Failed to generate insights",
  "Failed to process goal progress",
];

/** The dashboard with few goals, with many, with none left, and with parts that fail. */
export const dashboardStates: readonly Shown[] = [
  {
    name: "dashboard-session-ended",
    async show(page, guard) {
      await signIn(page);
      await endElsewhere(page, guard);
      await expect(page.getByText("Please log in to view your dashboard.")).toBeVisible();
    },
  },
  {
    name: "dashboard-one-goal",
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await addGoal(page.request);
      await page.goto("/");
      await expect(cardOf(page, "Meet new people")).toBeVisible();
    },
  },
  {
    name: "dashboard-200-goals",
    fresh: true,
    large: true,
    async show(page) {
      await signInUnseen(page);
      await manyGoals(page, limits.goalsPerUser);
      await page.goto("/");
      await expect(page.getByRole("heading", { name: /^Goal 1: / })).toBeAttached();
    },
  },
  {
    name: "dashboard-all-completed",
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await allCompleted(page);
      await page.goto("/");
      await expect(page.getByText("2/2 completed").first()).toBeVisible();
    },
  },
  failingRead("check-ins", listCheckIns.path, "Failed to load check-ins."),
  failingRead("badges", readBadges.path, "Failed to load achievements."),
  {
    name: "dashboard-failing-calculations",
    fresh: true,
    async show(page, guard) {
      guard.tolerates(/./);
      await signInUnseen(page);
      await addGoal(page.request, { description: "Read twelve books" });
      await addGoal(page.request);
      await page.goto("/add-goal");
      await brokenRow(page);
      await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
      for (const text of FAILED_CALCULATIONS) await expect(page.getByText(text)).toBeVisible();
      await expect(cardOf(page, "Read twelve books")).toBeVisible();
    },
  },
];
