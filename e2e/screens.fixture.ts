import { expect, type Page } from "@playwright/test";
import { announcementScreens } from "./announcement-screens.fixture.ts";
import { dashboardStates } from "./dashboard-states.fixture.ts";
import { emailScreens } from "./email-screens.fixture.ts";
import { emailStatsScreens } from "./email-stats-screens.fixture.ts";
import type { Guard } from "./guard.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { coachingScreens } from "./coaching-screens.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { onboardingScreens } from "./onboarding-screens.fixture.ts";
import { sharingScreens } from "./sharing-screens.fixture.ts";
import { rightsScreens } from "./rights-screens.fixture.ts";
import type { Server } from "./server.fixture.ts";
import { seedScreens } from "./seed-screens.fixture.ts";
import { people, signIn, signInUnseen } from "./sign-in.fixture.ts";
import { arrive, signInScreens } from "./sign-in-screens.fixture.ts";

const DAY_MS = 86_400_000;

/** A state of a screen that is worth a scan and a picture, and how to come to it on a fresh server. */
export interface Shown {
  readonly name: string;
  /** True where it shows what others have left on a shared server. */
  readonly fresh?: true;
  /** True where there is so much on it that a scan takes its time. */
  readonly large?: true;
  readonly show: (page: Page, guard: Guard, server: Server) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

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

async function openModal(
  page: Page,
  measurable: { type: string; targetValue: string },
  mode?: string,
) {
  await signInUnseen(page);
  const description = ownName("Read twelve books about design");
  const goal = await addGoal(page.request, {
    description,
    measurable: { ...measurable, unit: "books" },
  });
  await page.goto("/");
  await cardOf(page, goal.description).getByRole("button", { name: "Update Progress" }).click();
  if (mode !== undefined) await page.getByRole("radio", { name: mode }).check();
  await expect(page.getByRole("dialog", { name: "Update Progress" })).toBeVisible();
}

const dashboard: readonly Shown[] = [
  { name: "dashboard-empty", fresh: true, show: (page) => signIn(page) },
  {
    name: "dashboard-welcome",
    async show(page) {
      await page.goto("/?plan=Pro");
      await expect(page).toHaveURL("/login");
      await arrive(page, people.complete);
      await expect(page.getByText("Welcome! You're on the Pro plan.")).toBeVisible();
    },
  },
  {
    name: "dashboard",
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await everyKindOfGoal(page);
      await page.goto("/");
      const card = cardOf(page, "Have the portfolio online");
      await card.getByRole("button", { name: "Log: Have the portfolio online" }).click();
      await expect(card.getByRole("status")).toHaveText("No action for Date type");
    },
  },
  {
    name: "dashboard-stalled",
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await everyKindOfGoal(page);
      await page.goto("/");
      const goals = page.getByRole("region", { name: "Your SMART Goals" });
      await expect(goals.getByText("Overdue", { exact: true })).toBeVisible();
      // The script counts from the server's clock: it has to have compared the two before this one jumps.
      await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
      await page.clock.setSystemTime(Date.now() + 9 * DAY_MS);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(goals.getByText("Stalled", { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: "dashboard-failed",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      await page.route("**/api/dashboard", (route) => route.fulfill({ status: 500, body: "{}" }));
      await signInUnseen(page);
      await page.goto("/add-goal");
      await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
      await expect(page.getByRole("alert")).toContainText("Failed to load goals.");
    },
  },
  {
    name: "modal-quick-update",
    show: (page) => openModal(page, { type: "Numeric", targetValue: "12" }),
  },
  {
    name: "modal-set-value",
    async show(page) {
      await openModal(page, { type: "Numeric", targetValue: "12" }, "Set Value");
      await page.getByLabel("New value (books)").fill("");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Nothing was saved yet.")).toBeVisible();
    },
  },
  {
    name: "modal-boolean",
    show: (page) => openModal(page, { type: "Boolean", targetValue: "" }),
  },
  {
    name: "modal-date",
    async show(page) {
      await openModal(page, { type: "Date", targetValue: dayFromToday(20) });
      await page.getByLabel("Achieved on").fill(dayFromToday(1));
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("alert")).toHaveText("The day cannot be in the future.");
    },
  },
];

async function atStep(page: Page, step: number): Promise<void> {
  await signInUnseen(page);
  await page.goto("/add-goal");
  const form = goalForm(page);
  await form.template("Professional Networking Goal").click();
  await form.forward(step - 1);
  await expect(page.getByRole("img", { name: `Step ${step} of 7` })).toBeVisible();
}

const addGoalScreens: readonly Shown[] = [
  {
    name: "add-goal",
    async show(page) {
      await signInUnseen(page);
      await page.goto("/add-goal");
      await page.getByRole("button", { name: "Upgrade to Premium" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => ({
    name: `add-goal-${step}`,
    show: (page: Page) => atStep(page, step),
  })),
  {
    name: "add-goal-refused",
    async show(page) {
      await signInUnseen(page);
      await page.goto("/add-goal");
      await fillSteps(page, {
        description: "Refused",
        measurable: { type: "Date", targetValue: "soon", unit: "" },
        dueDate: dayFromToday(3),
      });
      await goalForm(page).save.click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

/** Every screen that is built, in each state that looks different. */
export const screens: readonly Shown[] = [
  ...signInScreens,
  ...dashboard,
  ...dashboardStates,
  ...addGoalScreens,
  ...sharingScreens,
  ...onboardingScreens,
  ...coachingScreens,
  ...emailScreens,
  ...emailStatsScreens,
  ...announcementScreens,
  {
    name: "api-docs",
    async show(page) {
      await page.goto("/api/docs");
      await expect(heading(page, "API")).toBeVisible();
      await page.getByText("Body", { exact: true }).nth(1).click();
    },
  },
  ...rightsScreens,
  ...seedScreens,
];
