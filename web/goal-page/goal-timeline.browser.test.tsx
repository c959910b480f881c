import { describe, expect, test } from "vitest";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { weeklyCheckIn } from "#web/coaching/fixtures/coached.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { fakeServer, type FakeServer } from "#web/goals/fixtures/goal-server.fixture.ts";
import { GoalPage } from "./goal-page.tsx";
import { note, open, progress, timeline } from "./fixtures/goal-page.fixture.tsx";

describe("the timeline", () => {
  const thirteen = (server: FakeServer) =>
    Array.from({ length: 13 }, () => server.moved(goal.id, { kind: "change", by: 1 }));
  const filter = (name: string) => timeline.getByRole("radio", { name });

  test("grows by pages, newest first, down to when the goal was set", async () => {
    const server = fakeServer([goal]);
    thirteen(server);
    showScreen(<GoalPage goalId={goal.id} />, {}, `/goals/${goal.id}`);
    await expect.element(timeline.getByText("+1 new connection, now 16")).toBeVisible();
    await expect.element(timeline.getByText("+1 new connection, now 12")).toBeVisible();
    expect(timeline.getByText("+1 new connection, now 11").elements()).toEqual([]);
    await timeline.getByRole("button", { name: "Show more" }).click();
    await expect.element(timeline.getByText("+1 new connection, now 11")).toBeVisible();
    expect(timeline.getByText("Goal created").elements()).toEqual([]);
    await timeline.getByRole("button", { name: "Show older" }).click();
    await expect.element(timeline.getByText("Goal created")).toBeVisible();
    await expect.element(timeline.getByText("+1 new connection, now 4")).toBeVisible();
    expect(timeline.getByRole("button", { name: "Show older" }).elements()).toEqual([]);
    await timeline.getByRole("button", { name: "Show fewer" }).click();
    expect(timeline.getByText("+1 new connection, now 11").elements()).toEqual([]);
  });

  test("shows one kind alone; notes are the coach's feedback", async () => {
    const server = fakeServer([goal]);
    server.moved(goal.id, { kind: "step" });
    showScreen(<GoalPage goalId={goal.id} />, {}, `/goals/${goal.id}`);
    await expect.element(timeline.getByText("+1 new connection, now 4")).toBeVisible();
    await filter("Changes").click();
    await expect.element(timeline.getByText("Goal created")).toBeVisible();
    expect(timeline.getByText("+1 new connection, now 4").elements()).toEqual([]);
    await filter("Check-ins").click();
    await expect.element(timeline.getByText("Nothing here yet.")).toBeVisible();
    await filter("Notes").click();
    await expect.element(timeline.getByRole("region", { name: "Coach Feedback" })).toBeVisible();
  });

  test("hears of what is written elsewhere", async () => {
    const { server, receive } = open();
    await expect.element(timeline.getByText("Goal created")).toBeVisible();
    server.notes.push(note);
    receive({ entity: "note", id: note.id, rev: 1 });
    await expect.element(timeline.getByText(note.note)).toBeVisible();
    const { rev } = server.moved(goal.id, { kind: "change", by: 2 });
    receive({ entity: "goal", id: goal.id, rev });
    await expect.element(timeline.getByText("+2 new connections, now 5")).toBeVisible();
    await expect.element(progress.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  });
});

describe("a weekly check-in", () => {
  const checkIn = weeklyCheckIn("weekly", 2, {
    kept: "partly",
    obstacle: "The budget was cut",
    help: "An hour with the controller",
    promise: "ask her",
  });
  const mine = { ...goal, rhythms: [{ from: "2026-12-07", weeks: 1 }] } as const;

  test("says how it goes, what is promised until when, and the rest; and lives when the coach has seen it", async () => {
    const { server, receive } = open(mine, { weekly: [checkIn] });
    await expect.element(timeline.getByText("Check-in: at risk")).toBeVisible();
    await expect.element(timeline.getByText("By Jan 18 I will ask her")).toBeVisible();
    await expect.element(timeline.getByText("Last promise: partly kept.")).toBeVisible();
    await expect.element(timeline.getByText("Obstacle: The budget was cut")).toBeVisible();
    await expect
      .element(timeline.getByText("What would help: An hour with the controller"))
      .toBeVisible();
    await expect.element(timeline.getByText(/^Seen by/)).not.toBeInTheDocument();
    server.weekly = [{ ...checkIn, seen: { by: "Grace", at: now.at - 3_600_000 } }];
    receive({ entity: "check-in", id: checkIn.id, rev: 2 });
    await expect.element(timeline.getByText("Seen by Grace, 1 hour ago")).toBeVisible();
  });

  test("for its owner alone says so; its coach learns that it was done", async () => {
    const alone = { ...checkIn, circle: "private" } as const;
    const { unmount } = open(mine, { weekly: [alone] });
    await expect.element(timeline.getByText("2 hours ago")).toBeVisible();
    await expect.element(timeline.getByText("Only you can see this")).toBeVisible();
    unmount();
    const empty = { health: null, kept: null, obstacle: "", help: "", promise: "" };
    open(mine, { weekly: [{ ...alone, ...empty }], reader: "coach" });
    await expect.element(timeline.getByText("Check-in", { exact: true })).toBeVisible();
    await expect.element(timeline.getByText("Private")).toBeVisible();
  });

  test("stands apart from notes to oneself and to the coach", async () => {
    const written = {
      id: "n",
      message: "Slowly.",
      circle: "coach",
      createdAt: now.at,
      category: "Career",
      goal: { id: goal.id, description: goal.description },
    } as const;
    open(mine, { checkIns: [written, { ...written, id: "m", circle: "private" }] });
    await expect.element(timeline.getByText("Note to your coach")).toBeVisible();
    await expect.element(timeline.getByText("Note to yourself")).toBeVisible();
  });
});
