import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { note } from "#web/coaching/fixtures/coached.fixture.ts";
import { onDay } from "#web/goals/fixtures/goal-card.fixture.tsx";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";
import { open } from "./fixtures/panels.fixture.tsx";

const today = page.getByRole("region", { name: "Today" });
const rows = today.getByRole("listitem");
const row = (name: string) => rows.filter({ hasText: name });
const shown = () =>
  rows.elements().map((element) => element.querySelector("a")?.textContent ?? "none");

/** Created 50 days ago, due in 50: half of the target is due today. */
function halfWay(name: string, currentValue: number): GoalCard {
  return {
    ...goal,
    id: `goal-${name}`,
    description: name,
    measurable: { type: "Numeric", targetValue: 100, currentValue, unit: "pages" },
    createdAt: now.at - 50 * DAY_MS,
    dueDate: "2027-03-06",
  };
}

const plusOne = (name: string) => row(name).getByRole("button", { name: `+1, ${name}` });

describe("a step in Today", () => {
  test("takes one press; its news stands where the line stood, and Undo takes it back", async () => {
    const passes = standingTime();
    const { server } = open([halfWay("Read", 40)]);
    await expect.element(row("Read").getByText("10 pages behind")).toBeVisible();
    await expect
      .element(row("Read").getByRole("link", { name: "Read" }))
      .toHaveAttribute("href", "/goals/goal-Read");
    await plusOne("Read").click();
    await expect.element(row("Read").getByRole("status")).toHaveTextContent("Progress Updated!");
    await expect.element(row("Read").getByText(/ behind$/)).not.toBeInTheDocument();
    await expect.element(row("Read").getByText("41%")).toBeVisible();
    await row("Read").getByRole("button", { name: /^Undo/ }).click();
    await expect.element(row("Read").getByRole("status")).toHaveTextContent("Undone.");
    await expect.element(row("Read").getByRole("link", { name: "Read" })).toHaveFocus();
    await passes(2_000);
    await expect.element(row("Read").getByText("10 pages behind")).toBeVisible();
    expect(server.goals.bodies).toEqual([{ kind: "step" }, {}]);
  });

  test("moves no row away from under the finger; the next visit sorts anew", async () => {
    const passes = standingTime();
    const { server, unmount } = open([halfWay("First", 43), halfWay("Second", 43.5)]);
    await expect.poll(shown).toEqual(["First", "Second"]);
    await plusOne("First").click();
    await expect.element(row("First").getByRole("status")).toHaveTextContent("Progress Updated!");
    await passes(2_000);
    await expect.element(row("First").getByText("6 pages behind")).toBeVisible();
    expect(shown()).toEqual(["First", "Second"]);
    const later = server.goals.goals;
    unmount();
    open(later);
    await expect.poll(shown).toEqual(["Second", "First"]);
  });

  test("rows are sorted anew while nobody looks", async () => {
    const passes = standingTime();
    open([halfWay("First", 43), halfWay("Second", 43.5)]);
    await quickClick(plusOne("First"));
    await expect.element(row("First").getByRole("status")).toHaveTextContent("Progress Updated!");
    await passes(2_000);
    await expect.element(row("First").getByText("6 pages behind")).toBeVisible();
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "hidden");
    await expect.poll(shown).toEqual(["Second", "First"]);
  });

  test("of a Date goal opens the modal, which says why", async () => {
    open([{ ...onDay, description: "Hand over" }]);
    await row("Hand over").getByRole("button", { name: "Log, Hand over" }).click();
    await expect.element(page.getByText(/^No action for Date type/)).toBeVisible();
  });

  test("of a goal at 100% completes it, and the focus does not fall", async () => {
    const { server } = open([halfWay("Read", 100), halfWay("Walk", 50)]);
    await row("Read").getByRole("button", { name: "Mark complete, Read" }).click();
    await expect.poll(shown).toEqual(["Walk"]);
    await userEvent.keyboard("{Escape}");
    await expect.element(today.getByRole("heading", { name: "Today" })).toHaveFocus();
    expect(server.goals.calls).toContain("POST /api/goals/goal-Read/complete");
  });
});

describe("a row that asks for a decision", () => {
  const overdue = { ...halfWay("Ship", 90), dueDate: "2027-01-01" };

  test("offers what can be decided on an overdue goal, in place", async () => {
    const { server } = open([overdue, halfWay("Walk", 50)]);
    const decide = row("Ship").getByRole("button", { name: /^Decide ?, Ship$/ });
    await decide.click();
    await expect.element(decide).toHaveAttribute("aria-expanded", "true");
    for (const [name, search] of [
      [/^Move the date ?, Ship$/, "?edit=dueDate"],
      [/^Pause ?, Ship$/, "?open=pause"],
      [/^Close ?, Ship$/, "?open=close"],
    ] as const)
      await expect
        .element(row("Ship").getByRole("link", { name }))
        .toHaveAttribute("href", `/goals/goal-Ship${search}`);
    await row("Ship")
      .getByRole("button", { name: /^Mark complete ?, Ship$/ })
      .click();
    await expect.poll(shown).toEqual(["Walk"]);
    await userEvent.keyboard("{Escape}");
    await expect.element(today.getByRole("heading", { name: "Today" })).toHaveFocus();
    expect(server.goals.calls).toContain("POST /api/goals/goal-Ship/complete");
  });

  test("offers no completion below 90%", async () => {
    open([{ ...overdue, measurable: { ...overdue.measurable, currentValue: 89 } as Measure }]);
    await row("Ship")
      .getByRole("button", { name: /^Decide/ })
      .click();
    await expect.element(row("Ship").getByRole("link", { name: /^Close/ })).toBeVisible();
    await expect.element(row("Ship").getByText("Mark complete")).not.toBeInTheDocument();
  });

  test("opens an unread note, which is then read and stays open", async () => {
    const unread = note("note", 0, { goalId: "goal-Read", isRead: false, note: "Start small" });
    const { server, receive } = open([halfWay("Read", 50)], { notes: [unread] });
    const read = today.getByRole("button", { name: /^Read ?, Read$/ });
    const words = today.getByText("Start small");
    await read.click();
    await expect.element(words).toBeVisible();
    await expect.poll(() => server.notes[0]?.isRead).toBe(true);
    receive({ entity: "note", id: "note", rev: 2 });
    await expect.element(today.getByText("1 unread coach note")).not.toBeInTheDocument();
    await expect.element(words).toBeVisible();
    await read.click();
    await expect.element(words).not.toBeInTheDocument();
  });

  test("shows and marks a note that comes while it is open", async () => {
    const unread = note("note", 0, { goalId: "goal-Read", isRead: false });
    const { server, receive } = open([halfWay("Read", 50)], { notes: [unread] });
    await today.getByRole("button", { name: /^Read ?, Read$/ }).click();
    await expect.poll(() => server.notes[0]?.isRead).toBe(true);
    const later = note("later", 0, { goalId: "goal-Read", isRead: false, note: "And walk" });
    server.notes = [later, ...server.notes];
    receive({ entity: "note", id: "later", rev: 1 });
    await expect.element(today.getByText("And walk")).toBeVisible();
    await expect.poll(() => server.notes[0]?.isRead).toBe(true);
  });
});

test("words of two lines keep clear of the row below, on a phone", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(390, 844);
  const nextStep = { text: "Write the abstract of the talk on the stage", day: "2027-01-10" };
  open([{ ...halfWay("Talk", 40), nextStep }, halfWay("Walk", 30)]);
  const words = row("Talk").getByText(/^Step was due .+ on the stage$/);
  await expect.element(words).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(words.element());
  const lines = new Set(Array.from(text.getClientRects(), ({ bottom }) => bottom));
  expect(lines.size).toBeGreaterThan(1);
  const { bottom } = row("Talk").element().getBoundingClientRect();
  expect(bottom - Math.max(...lines)).toBeGreaterThan(8);
});

test("five rows are shown, then all", async () => {
  const goals = ["a", "b", "c", "d", "e", "f", "g"].map((name, at) => halfWay(name, 40 - at));
  open(goals);
  await expect.poll(shown).toEqual(["g", "f", "e", "d", "c"]);
  await today.getByRole("button", { name: "Show all 7" }).click();
  expect(shown()).toEqual(["g", "f", "e", "d", "c", "b", "a"]);
  await today.getByRole("button", { name: "Show fewer" }).click();
  expect(shown()).toHaveLength(5);
});

test("of many goals the first rows come with the document, and a step may be taken before the rest is here", async () => {
  const many = Array.from({ length: 14 }, (_, at) => halfWay(`Goal ${at}`, 50));
  const late = halfWay("Late", 20);
  const server = dashboardServer([...many, late]);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.goals.answering = promise;
  showScreen(<DashboardPage />, {
    readFeedback: { notes: [], lastWords: null },
    readDashboard: {
      goals: many.slice(0, 12),
      next: "cursor",
      today: { goals: [late, ...many.slice(0, 4)], total: 15, checkIns: 9 },
      summary: null,
    },
  });
  await expect.poll(shown).toEqual(["Check in", "Late", "Goal 0", "Goal 1", "Goal 2"]);
  await expect.element(today.getByText("Your weekly check-in: 9 goals")).toBeVisible();
  await expect.element(today.getByRole("button", { name: "Show all 16" })).toBeVisible();
  await plusOne("Late").click();
  await expect.element(row("Late").getByText("21%")).toBeVisible();
  resolve();
  await expect.element(row("Late").getByRole("status")).toHaveTextContent("Progress Updated!");
  await expect.element(row("Late").getByText("21%")).toBeVisible();
  expect(shown()).toContain("Late");
});

test("where nothing asks for anything it says so, and what is due next", async () => {
  open([halfWay("Read", 50)]);
  await expect
    .element(today.getByText("Nothing needs your attention today. Next: “Read”, due Mar 6, 2027."))
    .toBeVisible();
});

test("a note that comes while somebody looks is said in its row", async () => {
  const { server, receive } = open([halfWay("Read", 50)]);
  await expect.element(row("Read").getByText("On pace")).toBeVisible();
  server.notes = [note("note", 0, { goalId: "goal-Read", isRead: false })];
  receive({ entity: "note", id: "note", rev: 1 });
  await expect.element(row("Read").getByText("1 unread coach note")).toBeVisible();
});

test("the ring of a row tells by its shape what is done, overdue and stalled", async () => {
  const long = now.at - 20 * DAY_MS;
  open([
    halfWay("Open", 50),
    { ...halfWay("Overdue", 50), dueDate: "2027-01-01" },
    { ...halfWay("Stalled", 50), lastProgressUpdateAt: long },
    halfWay("Done", 100),
  ]);
  await expect.poll(shown).toHaveLength(4);
  const rings = rows.elements().map((element) => element.querySelector("svg")?.innerHTML);
  expect(new Set(rings).size).toBe(4);
  await expect.element(row("Done").getByText("100%", { exact: true })).toBeInTheDocument();
});

describe("the weekly check-in", () => {
  const due = [{ from: "2026-12-07", weeks: 1 }] as const;
  const quiet = (name: string, more: Partial<GoalCard>) => ({ ...halfWay(name, 50), ...more });
  const checkIn = today.getByRole("link", { name: "Check in" });

  test("is the first row, counts among the five, and leads to its screen", async () => {
    const names = ["a", "b", "c", "d", "e"];
    open(names.map((name) => quiet(name, { rhythms: name === "e" ? [] : due })));
    await expect.element(rows.first()).toMatchTextContent(/^Your weekly check-in: 4 goals/);
    await expect.element(checkIn).toHaveAttribute("href", "/week");
    expect(rows.elements()).toHaveLength(5);
    await expect.element(today.getByText(/^Nothing needs you/)).not.toBeInTheDocument();
    await today.getByRole("button", { name: "Show all 6" }).click();
    expect(rows.elements()).toHaveLength(6);
  });

  test("goes once it is done, and then the next one is told of", async () => {
    const { server, receive } = open([quiet("Read", { rhythms: due })]);
    await expect.element(today.getByText("Your weekly check-in: 1 goal")).toBeVisible();
    server.goals.goals = [quiet("Read", { rhythms: due, checkedIn: "2027-01-11", rev: 9 })];
    receive({ entity: "goal", id: "goal-Read", rev: 9 });
    await expect.element(checkIn).not.toBeInTheDocument();
    await expect
      .element(
        today.getByText("Nothing needs your attention today. Next: your check-in on Monday."),
      )
      .toBeVisible();
  });
});
