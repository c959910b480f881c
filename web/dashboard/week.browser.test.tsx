import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { note } from "#web/coaching/fixtures/coached.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { open, region } from "./fixtures/panels.fixture.tsx";

const week = region("This week");

describe("this week", () => {
  test("tells of its active days and of the goals that were moved", async () => {
    open([goal], { activeDays: [now.today] });
    await expect
      .element(week.getByText(/^Active \w{3}\. Logged or checked in on 1 of 1 goal\.$/))
      .toBeVisible();
  });

  test("without any says so, and nothing of goals that were not moved", async () => {
    open([{ ...goal, lastProgressUpdateAt: null }]);
    await expect.element(week.getByText("Nothing logged yet.", { exact: true })).toBeVisible();
  });

  test("claims nothing before the days are read, and leaves it at that where they cannot be", async () => {
    open([goal], { failing: new Set(["/api/badges"]) });
    await expect.element(page.getByText("Failed to load achievements.")).toBeVisible();
    await expect.element(week).not.toMatchTextContent(/logged|Active|moved/);
  });

  test("tells how many of its promises were kept, where any was answered", async () => {
    const { unmount } = open([goal], { promises: { kept: 2, answered: 3 } });
    await expect.element(week.getByText("2 of 3 promises kept")).toBeVisible();
    unmount();
    open([goal], { promises: { kept: 0, answered: 0 } });
    await expect.element(page.getByText("Your check-ins will appear here.")).toBeVisible();
    await expect.element(week.getByText(/kept/)).not.toBeInTheDocument();
  });

  test("ends on what a coach has said last, with the way to the goal", async () => {
    const notes = [note("last", 2), note("older", 3)].map((one) => ({ ...one, goalId: goal.id }));
    open([goal], { notes });
    await expect.element(week.getByText("Note last")).toBeVisible();
    await expect.element(week).toMatchTextContent(/Grace on Meet new people\. 2 hours ago\./);
    await expect
      .element(week.getByRole("link", { name: goal.description }))
      .toHaveAttribute("href", `/goals/${goal.id}`);
    expect(week.getByText("Note older").elements()).toEqual([]);
  });

  test("is not there while there is no goal", async () => {
    open([]);
    await expect.element(page.getByText("Set your first goal")).toBeVisible();
    expect(week.elements()).toEqual([]);
  });
});
