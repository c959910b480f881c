import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CoachingNote } from "#contract/coaching.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";

const week = page.getByRole("region", { name: "This week" });

const note: CoachingNote = {
  id: "note",
  goalId: goal.id,
  coachId: "coach",
  coachName: "Grace",
  note: "Start with the two that you know.",
  type: "feedback",
  createdAt: now.at - 7_200_000,
  isRead: true,
  replies: [],
  rev: 1,
};

function open(goals = [goal]) {
  const server = dashboardServer(goals);
  const show = () =>
    showScreen(<DashboardPage />, {
      readDashboard: { goals: [...goals], next: null, today: null, summary: null },
    });
  return { server, show };
}

describe("this week", () => {
  test("tells of its active days and of the goals that were moved", async () => {
    const { server, show } = open();
    server.activeDays = [now.today];
    show();
    await expect.element(week.getByText(/^Active on \w{3}\. 1 of 1 goal moved\.$/)).toBeVisible();
  });

  test("without any says so, and nothing of goals that were not moved", async () => {
    const { show } = open([{ ...goal, lastProgressUpdateAt: null }]);
    show();
    await expect.element(week.getByText("Nothing logged yet.", { exact: true })).toBeVisible();
  });

  test("claims nothing before the days are read, and leaves it at that where they cannot be", async () => {
    const { server, show } = open();
    server.failing.add("/api/badges");
    show();
    await expect.element(page.getByText("Failed to load achievements.")).toBeVisible();
    await expect.element(week).not.toMatchTextContent(/logged|Active|moved/);
  });

  test("tells how many of its promises were kept, where any was answered", async () => {
    const { server, show } = open();
    server.promises = { kept: 2, answered: 3 };
    const { unmount } = show();
    await expect.element(week.getByText("2 of 3 kept")).toBeVisible();
    unmount();
    server.promises = { kept: 0, answered: 0 };
    show();
    await expect
      .element(page.getByText("What you write about your goals appears here."))
      .toBeVisible();
    await expect.element(week.getByText(/kept/)).not.toBeInTheDocument();
  });

  test("ends on what a coach has said last, with the way to the goal", async () => {
    const { server, show } = open();
    server.notes = [note, { ...note, id: "older", note: "An older word." }];
    show();
    await expect.element(week.getByText(note.note)).toBeVisible();
    await expect.element(week).toMatchTextContent(/Grace on Meet new people\. 2 hours ago\./);
    await expect
      .element(week.getByRole("link", { name: goal.description }))
      .toHaveAttribute("href", `/goals/${goal.id}`);
    expect(week.getByText("An older word.").elements()).toEqual([]);
  });

  test("is not there while there is no goal", async () => {
    const { show } = open([]);
    show();
    await expect.element(page.getByText("Set your first goal")).toBeVisible();
    expect(week.elements()).toEqual([]);
  });
});
