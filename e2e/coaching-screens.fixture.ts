import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { readCoaching } from "#contract/coaching.ts";
import { completeGoal } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import type { GoalCard } from "#domain/goal.ts";
import {
  answerNote,
  checkIn,
  coachedCard,
  coachedGoal,
  leaveNote,
  readNote,
} from "./coaching.fixture.ts";
import { cardOf, dayFromToday, moveGoal } from "./goal.fixture.ts";
import type { Shown } from "./screens.fixture.ts";
import { enter, people, signIn, signInUnseen } from "./sign-in.fixture.ts";

const numeric = { type: "Numeric", targetValue: "10", unit: "interviews" };

/** Somebody else, in a browser of their own that nobody looks at. */
async function someone(page: Page, name: string): Promise<APIRequestContext> {
  const baseURL = new URL(page.url()).origin;
  const context = await page.context().browser()?.newContext({ baseURL });
  if (context === undefined) throw new Error("There is no browser.");
  await enter(context.request, name);
  return context.request;
}

async function talkedAbout(owner: APIRequestContext, coach: APIRequestContext): Promise<GoalCard> {
  const goal = await coachedGoal(owner, coach, {
    description: "Interview ten customers about their first week",
    measurable: numeric,
    dueDate: dayFromToday(12),
  });
  await moveGoal(owner, goal, { kind: "change", by: 4 });
  const first = await leaveNote(
    coach,
    goal,
    "Four conversations in a week is a strong start. Which of them surprised you most?",
  );
  await readNote(owner, first);
  await answerNote(owner, first, "The second one: she never saw the welcome mail at all.");
  await answerNote(coach, first, "Then that is your next question for the others.");
  const second = await leaveNote(
    coach,
    goal,
    "Try to write down one sentence right after each call.",
    "suggestion",
  );
  await readNote(owner, second);
  await leaveNote(coach, goal, "Half of the way, and it was the harder half.", "milestone");
  await leaveNote(coach, goal, "Keep going!", "encouragement");
  await checkIn(
    owner,
    goal,
    "Two calls were moved to next week, but the notes are getting better.",
  );
  return moveGoal(owner, goal, { kind: "change", by: 1 });
}

async function coachWithGoals(page: Page): Promise<{ owner: APIRequestContext; goal: GoalCard }> {
  await signIn(page);
  const owner = await someone(page, people.another);
  const coach = page.request;
  const overdue = await coachedGoal(owner, coach, {
    description: "Publish the case study",
    dueDate: dayFromToday(-3),
  });
  await moveGoal(owner, overdue, { kind: "change", by: 4 });
  const near = await coachedGoal(owner, coach, {
    description: "Walk before work every day, also when it rains",
    category: "Productivity",
    measurable: { type: "DailyStreak", targetValue: "21", unit: "" },
    dueDate: dayFromToday(4),
  });
  await moveGoal(owner, near, { kind: "change", by: 19 });
  await coachedGoal(owner, coach, { description: "A".repeat(90), category: "Skills" });
  const done = await coachedGoal(owner, coach, {
    description: "Pass the accessibility certification",
    measurable: { type: "Boolean", targetValue: "", unit: "" },
  });
  await moveGoal(owner, done, { kind: "step" });
  return { owner, goal: await talkedAbout(owner, coach) };
}

/** On to the coach's screen without a document, whose read meets this. */
async function meeting(page: Page, answer: { status: number; body?: string } | "nothing") {
  await signIn(page);
  await page.route(`**${readCoaching.path}`, (route) =>
    answer === "nothing" ? new Promise(() => undefined) : route.fulfill(answer),
  );
  await page.getByRole("link", { name: "Coaching" }).click();
}

const forbidden = JSON.stringify({ error: { code: "not-allowed", message: "No." } });

async function ownerWithNotes(page: Page): Promise<GoalCard> {
  await signIn(page);
  const coach = await someone(page, people.another);
  return talkedAbout(page.request, coach);
}

/** Every state of coaching that looks different. */
export const coachingScreens: readonly Shown[] = [
  {
    name: "coaching-empty",
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await page.goto("/coaching");
      await expect(page.getByRole("heading", { name: "How Coaching Works" })).toBeVisible();
    },
  },
  {
    name: "coaching-loading",
    async show(page) {
      await meeting(page, "nothing");
      await expect(page.getByText("Loading the goals you coach...")).toBeAttached();
    },
  },
  {
    name: "coaching-not-allowed",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 403/);
      await meeting(page, { status: 403, body: forbidden });
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    },
  },
  {
    name: "coaching-other-failure",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      await meeting(page, { status: 500, body: "{}" });
      await expect(page.getByText(/^Something could not be loaded/)).toBeVisible();
    },
  },
  {
    name: "coaching",
    fresh: true,
    async show(page) {
      await coachWithGoals(page);
      await page.goto("/coaching");
      await expect(page.getByRole("region", { name: "Goals you coach" })).toBeVisible();
    },
  },
  {
    name: "coaching-note-refused",
    fresh: true,
    async show(page) {
      const { goal } = await coachWithGoals(page);
      await page.goto("/coaching");
      await page.getByLabel("Show").selectOption("Recent notes");
      const { card } = coachedCard(page, goal.description);
      await card.getByRole("button", { name: "Add Note" }).click();
      await card.getByRole("button", { name: "Save Note" }).click();
      await expect(card.getByText("Please enter a note")).toBeVisible();
    },
  },
  {
    name: "coaching-goal",
    fresh: true,
    async show(page) {
      const { goal } = await coachWithGoals(page);
      await page.goto(`/coaching?highlight=${goal.id}`);
      const { card, panel } = coachedCard(page, goal.description);
      await expect(panel.notes.first()).toBeVisible();
      await expect(card.getByRole("region", { name: "The goal in full" })).toBeVisible();
      await expect(card).toHaveCSS("outline-style", "none");
    },
  },
  {
    name: "coaching-goal-lost",
    fresh: true,
    async show(page, guard) {
      // What the card asks for before it knows that the goal is not theirs.
      guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
      const { owner } = await coachWithGoals(page);
      await page.goto("/coaching");
      const { card } = coachedCard(page, "Walk before work every day, also when it rains");
      await card.getByRole("button", { name: "Add Note" }).click();
      await card.getByLabel("Your note").fill("Three days more, and then");
      const { goals } = (await (await page.request.get(readCoaching.path)).json()) as {
        goals: readonly { readonly goal: GoalCard }[];
      };
      const id = goals.find(({ goal }) => goal.description.startsWith("Walk"))?.goal.id ?? "";
      const path = completeGoal.path.replace(":goalId", id);
      await owner.post(path, { data: {}, headers: { [KEY_HEADER]: id } });
      await expect(page.getByLabel("Not sent")).toBeVisible();
    },
  },
  {
    name: "dashboard-coached",
    fresh: true,
    async show(page) {
      const goal = await ownerWithNotes(page);
      await page.goto("/");
      await expect(cardOf(page, goal.description).getByText("2 unread coach notes")).toBeVisible();
    },
  },
  {
    name: "goal-details",
    fresh: true,
    async show(page) {
      const goal = await ownerWithNotes(page);
      await page.goto("/");
      await cardOf(page, goal.description).getByText("2 unread coach notes").click();
      const dialog = page.getByRole("dialog", { name: "Goal Details" });
      await expect(dialog.getByRole("article").first()).toBeVisible();
      await dialog
        .getByRole("button", { name: /^Reply/ })
        .last()
        .click();
      await expect(dialog.getByLabel("Your reply")).toBeFocused();
    },
  },
];
