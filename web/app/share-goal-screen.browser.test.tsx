import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { badge } from "#contract/badges.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { serve } from "#web/client/fixtures/server.fixture.ts";
import { ShareGoalScreen } from "./share-goal-screen.tsx";

const enthusiast = badge.parse({
  badgeId: "sharing-enthusiast",
  displayName: "Sharing Enthusiast",
  description: "Shared three times",
  earnedAt: now.at,
  iconClass: "bullhorn",
  count: 3,
  goalId: null,
});

test("a badge that a share has earned is told where it was earned, once", async () => {
  const earned: unknown[] = [];
  serve(({ path }) =>
    path === "/api/badges"
      ? { badges: earned, activeDays: [], shareCount: 3 }
      : { goals: [], next: null },
  );
  const { receive } = showScreen(<ShareGoalScreen />, {}, "/share-goal");
  await expect.element(page.getByText(/^You have no active SMART goals/)).toBeVisible();
  const news = page.getByText("You earned a badge: Sharing Enthusiast.");
  expect(news.elements()).toHaveLength(0);
  earned.push(enthusiast);
  receive({ entity: "badge", id: enthusiast.badgeId, rev: 1 });
  await expect.element(news).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  receive({ entity: "badge", id: enthusiast.badgeId, rev: 1 });
  await expect.element(news).not.toBeInTheDocument();
});
