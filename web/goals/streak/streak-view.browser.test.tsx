import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addDays } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { fakeServer, type FakeServer } from "../fixtures/goal-server.fixture.ts";
import { StreakView } from "./streak-view.tsx";

const row: GoalCard = {
  ...goal,
  createdAt: Date.UTC(2026, 11, 1),
  measurable: { type: "DailyStreak", targetValue: 30, currentValue: 0, unit: "days" },
};

const yours = page.getByRole("region", { name: "Your streak" });
const theirs = page.getByRole("region", { name: "Streak" });
const choice = yours.getByLabelText("How many days a week?");
const save = yours.getByRole("button", { name: "Save days per week" });

function log(server: FakeServer, ...ago: readonly number[]): void {
  for (const back of ago) {
    const written = { at: now.at, note: null, source: "step", undoes: null } as const;
    const day = addDays(now.today, -back);
    const id = `logged-${server.entries.length}`;
    server.entries.push({ goalId: row.id, entry: { id, from: 0, to: 1, day, ...written } });
  }
}

const countdown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

const figures = () =>
  [...document.querySelectorAll("dl > div")].map((card) => [
    card.querySelector("dt")?.textContent,
    card.querySelector("dd")?.textContent,
  ]);

function show(
  ago: readonly number[],
  over: Partial<GoalCard> = {},
  reader: "owner" | "coach" = "owner",
) {
  const shown = { ...row, ...over };
  const server = fakeServer([shown]);
  log(server, ...ago);
  return { server, ...showScreen(<StreakView goal={shown} reader={reader} />) };
}

test("tells runs, verified days and what is left of grace", async () => {
  show([...countdown(20, 12), ...countdown(10, 3), 0]);
  await expect.element(yours.getByText("Current streak")).toBeVisible();
  expect(figures()).toEqual([
    ["Current streak", "1 day"],
    ["Longest streak", "17 days"],
    ["Days with progress", "18"],
  ]);
  await expect
    .element(yours.getByText("No grace days left. You earn one for every 7 days in a row."))
    .toBeVisible();
  const map = yours.getByRole("img", { name: "Progress on 18 days in the last 16 weeks" });
  await expect.element(map).toBeVisible();
});

describe("the weekly quota", () => {
  test("is chosen among every day and six of seven down to one", async () => {
    show([]);
    await expect.element(choice).toHaveValue("null");
    expect(
      choice
        .getByRole("option")
        .elements()
        .map((option) => option.textContent),
    ).toEqual([
      "Every day",
      ...[6, 5, 4, 3, 2].map((days) => `${days} days a week`),
      "1 day a week",
    ]);
  });

  test("makes runs weeks, by keyboard", async () => {
    const { server } = show([11, 10, 9, 4, 3, 2]);
    await expect.element(choice).toBeVisible();
    choice.element().focus();
    await userEvent.keyboard("3{Tab}{Enter}");
    await expect.element(yours.getByText("Days per week saved.")).toBeVisible();
    expect(server.bodies).toEqual([{ weeklyQuota: 3 }]);
    expect(server.keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/)]);
    await expect.poll(figures).toContainEqual(["Current streak", "2 weeks"]);
    await expect
      .element(
        yours.getByText("A week (Monday to Sunday) counts if it has progress on at least 3 days."),
      )
      .toBeVisible();
    await yours.getByText("Days with progress as a table").click();
    await expect.element(yours.getByRole("rowheader", { name: "Jan 11" })).toBeVisible();
    expect(yours.getByText(/grace days? left/).elements()).toEqual([]);
  });

  test("that is refused stays chosen, says why, and the next press is the same one", async () => {
    const { server } = show([]);
    await choice.selectOptions("5 days a week");
    server.refusingWrites = "server.failed";
    await save.click();
    await expect.element(yours.getByRole("alert")).toBeVisible();
    await expect.element(choice).toHaveValue("5");
    server.refusingWrites = null;
    await save.click();
    await expect.element(yours.getByText("Days per week saved.")).toBeVisible();
    expect(new Set(server.keys).size).toBe(1);
  });

  test("shows what was chosen elsewhere", async () => {
    const { server, receive } = show([]);
    await expect.element(choice).toHaveValue("null");
    server.weeklyQuota = 4;
    receive({ entity: "goal", id: row.id, rev: row.rev + 1 });
    await expect.element(choice).toHaveValue("4");
  });

  test.each([
    ["completed", { status: "completed", completed: true }],
    ["closed", { status: "closed" }],
  ] as const)("of a %s goal is not to be chosen", async (_, over) => {
    show([1], over);
    await expect.element(yours.getByText("Current streak")).toBeVisible();
    expect(choice.elements()).toEqual([]);
  });

  test("is not the coach's to choose", async () => {
    show([1], {}, "coach");
    await expect.element(theirs.getByText("Current streak")).toBeVisible();
    expect(page.getByRole("button", { name: "Save days per week" }).elements()).toEqual([]);
    await expect.element(theirs.getByText("No grace days left", { exact: false })).toBeVisible();
  });
});
