import { expect, type Page } from "@playwright/test";
import type { GoalCard } from "#domain/goal.ts";
import { addGoal, everyKindOfGoal, lived, moveGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { acceptLink, shareAddress, sharing } from "./sharing.fixture.ts";
import { endElsewhere, enter, people, signInUnseen } from "./sign-in.fixture.ts";

async function withGoal(page: Page, by: number): Promise<GoalCard> {
  const goal = await addGoal(page.request, {
    description: "Interview ten customers about their first week",
    measurable: { type: "Numeric", targetValue: "10", unit: "interviews" },
  });
  return moveGoal(page.request, goal, { kind: "change", by });
}

async function completed(page: Page): Promise<GoalCard> {
  const goal = await withGoal(page, 10);
  await lived(page.request, goal, "complete");
  return goal;
}

async function openGoal(page: Page, goal: GoalCard, more: Record<string, string> = {}) {
  await page.goto(shareAddress(goal, more));
  await expect(sharing(page).preview).not.toBeEmpty();
}

/** Every state of sharing that looks different. */
export const sharingWalks: readonly Walk[] = [
  {
    name: "share-goal",
    async walk({ page, guard, look }) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of (404|500)/);
      await signInUnseen(page);
      await page.goto("/share-goal");
      await expect(page.getByText(/^You have no active SMART goals to share/)).toBeVisible();
      await look("share-goal-empty");

      const goal = await withGoal(page, 6);
      await everyKindOfGoal(page.request);
      await page.goto("/share-goal");
      await expect(page.getByRole("listitem", { name: goal.description })).toBeVisible();
      await look("share-goal");

      const alert = page.getByRole("alert");
      await page.goto(shareAddress({ id: "A".repeat(22) }));
      await expect(alert).toHaveText("Could not find the specified goal to share.");
      await look("share-goal-missing");

      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await openGoal(page, goal);
      await sharing(page).copy.click();
      await expect(alert).toHaveText("Message copied to clipboard!");
      await look("share-goal-copied");

      const milestone = { milestone: "goalComplete", text: "I did it. Ask me how." };
      await openGoal(page, await completed(page), milestone);
      await look("share-goal-milestone");

      await page.addInitScript(() => (navigator.share = async () => undefined));
      await openGoal(page, goal);
      await expect(page.getByRole("button", { name: "Share from this device" })).toBeVisible();
      await look("share-goal-one");

      await endElsewhere(page, guard);
      await expect(page.getByText("Please log in to see your goals.")).toBeVisible();
      await look("share-goal-session-ended");
    },
  },
  {
    name: "milestone-page",
    async walk({ page, guard, look }) {
      await signInUnseen(page);
      await openGoal(page, await withGoal(page, 6));
      await page.getByRole("button", { name: "Create page" }).click();
      const field = page.getByRole("textbox", { name: "Page link" });
      await expect(field).not.toHaveValue("");
      await look("milestone-made");
      await page.getByRole("button", { name: "Remove page" }).click();
      await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
      await look("milestone-taking-down");
      const address = await field.inputValue();
      await page.goto(address);
      await expect(page.getByText("60% of the way")).toBeVisible();
      await look("milestone-page");
      guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
      await page.goto(`${address}x`);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await look("milestone-missing");
    },
  },
  {
    name: "invite-coach",
    async walk({ page, openBrowser, look }) {
      await signInUnseen(page);
      await openGoal(page, await withGoal(page, 6), { type: "coachInvitation" });
      const create = page.getByRole("button", { name: "Create invitation link" });
      await expect(create).toBeVisible();
      await look("invite-coach");

      await create.click();
      const link = page.getByRole("textbox", { name: "Invitation link" });
      await expect(link).not.toHaveValue("");
      await look("invite-coach-open");

      await page.getByRole("button", { name: "Withdraw", exact: true }).click();
      await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
      await look("invite-coach-withdrawing");
      await page.getByRole("button", { name: "Keep it" }).click();

      const { request } = await openBrowser();
      await enter(request, people.another);
      await acceptLink(request, await link.inputValue());
      await expect(page.getByText(`${people.another} is now coaching this goal.`)).toBeVisible();
      await look("invite-coach-accepted");
    },
  },
];
