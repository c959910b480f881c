import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { badge, goals, open, region } from "./fixtures/panels.fixture.tsx";

const badges = region("Your Achievements");

test("badges: earned with level and count, locked with what is missing, the days as a table", async () => {
  open(goals, { badges: [badge], activeDays: ["2027-01-12", "2027-01-15"] });
  await expect.element(badges.getByText("Level 7, 7 days · 2 days ago")).toBeVisible();
  const locked = badges.getByText("Share goals 3 times. 0 of 3 so far.");
  expect(locked.element().closest("details")?.open).toBe(false);
  await badges.getByText("2 badges not earned yet").click();
  expect(locked.element().closest("details")?.open).toBe(true);
  await expect
    .element(badges.getByRole("img", { name: "Active on 2 days this week" }))
    .toBeVisible();
  await badges.getByText("Active days as a table").click();
  await expect.element(badges.getByRole("row", { name: "Jan 10 Tue, Fri" })).toBeVisible();
});

test.each([
  [["2027-01-15"], "Active on 1 day this week"],
  [["2027-01-09", "2027-01-15"], "Active on 2 days in the last 2 weeks"],
])("the map begins with the week of the first active day: %j", async (activeDays, name) => {
  open(goals, { activeDays });
  await expect.element(badges.getByRole("img", { name })).toBeVisible();
});

test("before the first active day there is no map, and what can be earned is unfolded", async () => {
  open();
  await expect.element(badges.getByText("3 badges not earned yet")).toBeVisible();
  const locked = badges.getByText("Share goals 3 times. 0 of 3 so far.");
  expect(locked.element().closest("details")?.open).toBe(true);
  expect(badges.getByRole("img").elements()).toEqual([]);
});

test("equal badges are one with their count, each leads to its goal, and to none that has gone", async () => {
  const half = {
    ...badge,
    badgeId: "milestone-master-50-one",
    displayName: "Milestone Master (50%)",
    goalId: "one",
    iconClass: "star",
  } as const;
  const gone = { ...half, badgeId: "milestone-master-50-gone", goalId: "gone" };
  open(goals, { badges: [half, badge, gone] });
  await expect.element(badges.getByRole("heading", { name: badge.displayName })).toBeVisible();
  expect(badges.getByRole("heading", { level: 3 }).elements()).toHaveLength(2);
  await badges.getByText("Earned 2 times, last 2 days ago").click();
  const link = badges.getByRole("link", { name: "Half of “Goal one”" });
  await expect.element(link).toHaveAttribute("href", goalPath("one"));
  expect(badges.getByRole("link").elements()).toHaveLength(1);
});

test("a badge in the answer of a move is announced at once, and not again by its event", async () => {
  const { server, receive } = open();
  await expect.element(badges.getByRole("heading", { name: "Sharing Enthusiast" })).toBeVisible();
  const news = page.getByText("You earned a badge: Consistency Champion.", { exact: true });
  server.goals.earning = [badge];
  await page.getByRole("button", { name: "Add 1 to Goal three" }).click();
  // No event has come yet.
  await expect.element(news).toBeVisible();
  expect(badges.getByRole("heading", { name: "Consistency Champion" }).elements()).toHaveLength(1);
  server.badges = [badge];
  receive({ entity: "badge", id: "AAAAAAAAAAAAAAAAAAAAAA", rev: 1 });
  await expect.element(badges.getByText(/^Level 7, 7 days/)).toBeVisible();
  expect(news.elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  receive({ entity: "badge", id: "AAAAAAAAAAAAAAAAAAAAAA", rev: 2 });
  await expect.poll(() => news.elements().length).toBe(0);
});
