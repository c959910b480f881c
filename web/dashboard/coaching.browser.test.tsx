import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CoachingNote } from "#contract/coaching.ts";
import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { note as noteLeft } from "#web/coaching/fixtures/coached.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { open, region } from "./fixtures/panels.fixture.tsx";

const goals: readonly GoalCard[] = [
  { ...goal, id: "one", description: "Goal one", coachName: "Grace", coachStatus: "accepted" },
  { ...goal, id: "two", description: "Goal two", category: "Skills" },
  {
    ...goal,
    id: "three",
    description: "Goal three",
    category: "Skills",
    completed: true,
    status: "completed",
  },
];

const note = (id: string, goalId: string, hours: number, isRead: boolean) =>
  noteLeft(id, hours, { goalId, isRead });

const openWith = (notes: CoachingNote[] = []) => open(goals, { notes });

const section = region("Your SMART Goals");
const card = (name: string) => section.getByRole("listitem", { name });
const categories = region("Category Progress");
const chips = region("Your Goal Progress").getByRole("list", { name: "Notifications" });

test("without notes nothing is marked", async () => {
  openWith();
  await expect.element(card("Goal one")).toBeVisible();
  await expect.element(region("Your Achievements")).toBeVisible();
  expect(page.getByText(/coaching/i).elements()).toHaveLength(0);
  expect(page.getByText(/unread/).elements()).toHaveLength(0);
});

test("unread notes mark their goal, its category and the row of insights", async () => {
  openWith([
    note("a", "one", 1, false),
    note("b", "one", 24 * 30, false),
    note("c", "two", 2, true),
  ]);
  await expect
    .element(card("Goal one").getByRole("link", { name: "2 unread coach notes" }))
    .toBeVisible();
  expect(
    card("Goal two")
      .getByText(/unread/)
      .elements(),
  ).toHaveLength(0);
  const marked = (name: string) => categories.getByRole("listitem", { name }).getByText("Coaching");
  await expect.element(marked("Career")).toBeVisible();
  expect(marked("Skills").elements()).toHaveLength(0);
  await expect
    .poll(() => categories.element().querySelector("dl")?.textContent)
    .toMatch(/Coaching Active1$/);
});

test("notes of the last 7 x 24 hours are a chip and stand among the insights, read or not", async () => {
  openWith([note("a", "one", 1, false), note("b", "two", 168, true), note("c", "two", 169, false)]);
  await expect.element(chips).toMatchTextContent("Recent coaching feedback: 2");
  const insights = region("Smart Insights");
  await expect
    .poll(
      () => insights.getByText(/^Grace wrote you a note on “Goal (one|two)”\.$/).elements().length,
    )
    .toBe(2);
});

test("a note arrives live, and leads to its goal; once it is read its marks go", async () => {
  const { server, receive } = openWith();
  await expect.element(card("Goal one")).toBeVisible();
  server.notes = [note("a", "one", 0, false)];
  receive({ entity: "note", id: "a", rev: 1 });
  const marker = card("Goal one").getByRole("link", { name: "1 unread coach note" });
  await expect.element(marker).toHaveAttribute("href", goalPath("one"));
  server.notes = [note("a", "one", 0, true)];
  receive({ entity: "note", id: "a", rev: 2 });
  await expect.element(marker).not.toBeInTheDocument();
});

test("where the feedback cannot be read, the rest of the dashboard stays", async () => {
  const { server } = openWith();
  server.failing.add("/api/coaching-feedback");
  await expect.element(card("Goal one")).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});
