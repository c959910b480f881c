import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS, addDays } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { open } from "./fixtures/panels.fixture.tsx";

const today = page.getByRole("region", { name: "Today" });
const rows = today.getByRole("listitem");
const row = (name: string) => rows.filter({ hasText: name });
const shown = () =>
  rows.elements().map((element) => element.querySelector("a")?.textContent ?? "none");

/** The later it is due, the later its row. */
function streak(name: string, dueIn: number): GoalCard {
  return {
    ...goal,
    id: `goal-${name}`,
    description: name,
    measurable: { type: "DailyStreak", targetValue: 100, currentValue: 12, unit: "" },
    createdAt: now.at - 3 * DAY_MS,
    dueDate: addDays(now.today, dueIn),
  };
}

const due = { rhythms: [{ from: addDays(now.today, -1), weeks: 1 }], checkedIn: null } as const;
const text = "Log one day and your run of 12 goes on";
const back = { goalId: "goal-Sketch", day: now.today, value: 12, text };

test("the goal to come back to is the first row; once logged it says so no more, and keeps its place", async () => {
  open([streak("Read", 40), streak("Walk", 41), { ...streak("Sketch", 90), ...due }], {}, {}, back);
  await expect.poll(shown).toEqual(["Sketch", "Check in", "Read", "Walk"]);
  await expect.element(row("Sketch").getByText(text)).toBeVisible();
  await expect.element(today.getByText(/Nothing needs your attention/)).not.toBeInTheDocument();
  await row("Sketch").getByRole("button", { name: "+1, Sketch" }).click();
  await expect.element(row("Sketch").getByRole("status")).toHaveTextContent("Progress Updated!");
  await expect.element(today.getByText(text)).not.toBeInTheDocument();
  expect(shown()).toEqual(["Sketch", "Check in", "Read", "Walk"]);
  await row("Sketch").getByRole("button", { name: /^Undo/ }).click();
  await expect.element(row("Sketch").getByRole("status")).toHaveTextContent("Undone.");
});

test("a check-in to come back to leads to it, until it is done in another window", async () => {
  const says = "Check in by Sunday and you won't miss two in a row";
  const sketch = { ...streak("Sketch", 90), ...due };
  const { server, receive } = open(
    [streak("Read", 40), sketch],
    {},
    {},
    { ...back, value: null, text: says },
  );
  await expect.element(row("Sketch").getByText(says)).toBeVisible();
  await expect
    .element(row("Sketch").getByRole("link", { name: /^Check in ?, Sketch$/ }))
    .toHaveAttribute("href", "/check-in?goal=goal-Sketch");
  const done = { ...sketch, checkedIn: due.rhythms[0].from, rev: sketch.rev + 1 };
  server.goals.goals = server.goals.goals.map((one) => (one.id === done.id ? done : one));
  receive({ entity: "goal", id: done.id, rev: done.rev });
  await expect.element(today.getByText(says)).not.toBeInTheDocument();
});

test.each([
  ["of another day", { ...back, day: addDays(now.today, -1) }],
  ["of a goal that is not in Today", { ...back, goalId: "goal-Other" }],
])("what was true %s is not said", async (_, of) => {
  open([streak("Read", 40), streak("Sketch", 90)], {}, {}, of);
  await expect.poll(shown).toEqual(["Read", "Sketch"]);
  await expect.element(today.getByText(text)).not.toBeInTheDocument();
});
