import { expect, type Page } from "@playwright/test";
import { completeGoal } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import type { GoalCard } from "#domain/goal.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import type { Shown } from "./screens.fixture.ts";
import { acceptLink, inviteTo, shareAddress, sharing } from "./sharing.fixture.ts";
import { endElsewhere, enter, people, signInUnseen } from "./sign-in.fixture.ts";

const interviews = { type: "Numeric", targetValue: "10", unit: "interviews" };

async function withGoal(page: Page, by = 6): Promise<GoalCard> {
  await signInUnseen(page);
  const description = ownName("Interview ten customers about their first week");
  const goal = await addGoal(page.request, { description, measurable: interviews });
  return moveGoal(page.request, goal, { kind: "change", by });
}

async function openGoal(page: Page, goal: GoalCard, more: Record<string, string> = {}) {
  await page.goto(shareAddress(goal, more));
  await expect(sharing(page).preview).not.toHaveValue("");
}

const invites = { type: "coachInvitation" };

async function withInvitation(page: Page): Promise<void> {
  const goal = await withGoal(page);
  await inviteTo(page.request, goal);
  await openGoal(page, goal, invites);
  await expect(page.getByRole("textbox", { name: "Invitation link" })).not.toHaveValue("");
}

async function listed(page: Page): Promise<void> {
  const { request } = page;
  const goal = await withGoal(page);
  const streak = await addGoal(request, {
    description: "Walk before work every day, also when it rains",
    category: "Productivity",
    measurable: { type: "DailyStreak", targetValue: "21", unit: "" },
    dueDate: dayFromToday(4),
  });
  await moveGoal(request, streak, { kind: "change", by: 19 });
  await addGoal(request, { description: "A".repeat(90), dueDate: dayFromToday(-3) });
  await page.goto("/share-goal");
  await expect(page.getByRole("listitem", { name: goal.description })).toBeVisible();
}

/** Every state of sharing that looks different. */
export const sharingScreens: readonly Shown[] = [
  { name: "share-goal", fresh: true, show: listed },
  {
    name: "share-goal-empty",
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await page.goto("/share-goal");
      await expect(page.getByText(/^You have no active SMART goals to share/)).toBeVisible();
    },
  },
  {
    name: "share-goal-loading",
    async show(page) {
      await signInUnseen(page);
      await page.route("**/api/goals", () => new Promise(() => undefined));
      await page.goto("/share-goal");
      await expect(page.getByText("Loading your goals...")).toBeAttached();
    },
  },
  {
    name: "share-goal-failed",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      await page.route("**/api/goals", (route) => route.fulfill({ status: 500, body: "{}" }));
      await signInUnseen(page);
      await page.goto("/share-goal");
      await expect(page.getByRole("alert")).toHaveText(
        "Failed to fetch your goals. Please try again.",
      );
    },
  },
  {
    name: "share-goal-session-ended",
    async show(page, guard) {
      const goal = await withGoal(page);
      await openGoal(page, goal);
      await endElsewhere(page, guard);
      await expect(page.getByText("Please log in to see your goals.")).toBeVisible();
    },
  },
  {
    name: "share-goal-one",
    async show(page) {
      await page.addInitScript(() => (navigator.share = async () => undefined));
      await openGoal(page, await withGoal(page));
      await expect(page.getByRole("button", { name: "Share from this device" })).toBeVisible();
    },
  },
  {
    name: "share-goal-copied",
    async show(page) {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await openGoal(page, await withGoal(page));
      await sharing(page).copy.click();
      await expect(page.getByRole("alert")).toHaveText("Message copied to clipboard!");
    },
  },
  {
    name: "share-goal-milestone",
    async show(page) {
      const goal = await withGoal(page, 10);
      const headers = { [KEY_HEADER]: goal.id };
      const path = completeGoal.path.replace(":goalId", goal.id);
      await page.request.post(path, { data: {}, headers });
      await openGoal(page, goal, { milestone: "goalComplete", text: "I did it. Ask me how." });
    },
  },
  {
    name: "share-goal-missing",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
      await signInUnseen(page);
      await page.goto(shareAddress({ id: "A".repeat(22) }));
      await expect(page.getByRole("alert")).toHaveText(
        "Could not find the specified goal to share.",
      );
    },
  },
  {
    name: "share-goal-fallback",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      const goal = await withGoal(page);
      await page.route("**/sharing", (route) => route.fulfill({ status: 500, body: "{}" }));
      await openGoal(page, goal);
      await expect(page.getByRole("alert")).toHaveText("Error fetching goal details.");
    },
  },
  {
    name: "invite-coach",
    async show(page) {
      await openGoal(page, await withGoal(page), invites);
      await expect(page.getByRole("button", { name: "Create invitation link" })).toBeVisible();
    },
  },
  { name: "invite-coach-open", show: withInvitation },
  {
    name: "invite-coach-withdrawing",
    async show(page) {
      await withInvitation(page);
      await page.getByRole("button", { name: "Withdraw", exact: true }).click();
      await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
    },
  },
  {
    name: "invite-coach-accepted",
    async show(page) {
      const goal = await withGoal(page);
      const { link } = await inviteTo(page.request, goal);
      await openGoal(page, goal, invites);
      const baseURL = new URL(page.url()).origin;
      const coach = await page.context().browser()?.newContext({ baseURL });
      if (coach === undefined) throw new Error("There is no browser.");
      await enter(coach.request, people.another);
      await acceptLink(coach.request, link);
      await coach.close();
      await expect(page.getByText(`${people.another} is now coaching this goal.`)).toBeVisible();
    },
  },
  {
    name: "modal-invitation",
    async show(page) {
      const goal = await withGoal(page);
      await inviteTo(page.request, goal);
      await page.goto("/");
      await cardOf(page, goal.description).getByRole("button", { name: "Update Progress" }).click();
      await expect(page.getByRole("textbox", { name: "Invitation link" })).not.toHaveValue("");
    },
  },
];
