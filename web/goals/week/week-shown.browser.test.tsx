import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { outOf100 } from "#domain/sample-goal.ts";
import { doneRow, healthOf, openRow, openWeek, row, saveOf } from "./fixtures/week.fixture.tsx";

beforeEach(() => localStorage.clear());

test("shows what the ledger says: days, change, what came since, and until when it is on pace", async () => {
  const days = [
    { day: "2027-01-04", mark: "logged" },
    { day: "2027-01-05", mark: "paused" },
  ] as const;
  const goal = {
    measurable: outOf100(46),
    createdAt: Date.UTC(2026, 11, 1),
    dueDate: "2027-03-11",
  };
  const facts = { days, change: { by: 4, to: 44 }, since: { by: 2, to: 46 } };
  openWeek([openRow("Read", { goal, ...facts, cameBack: ["day"] })]);
  await expect
    .element(row("Read"))
    .toMatchTextContent(
      /Logged Mon; paused Tue.*\+4 pages, now 46 of 100 \+2 pages since Monday.*Came back after a missed day.*On pace until Sunday/,
    );
});

test("a week that is over shows nothing of later, and no pace", async () => {
  const period = { from: "2027-01-04", until: "2027-01-11" };
  const goal = { measurable: outOf100(46), createdAt: Date.UTC(2026, 11, 1) };
  openWeek([doneRow("Read", {}, { goal: openRow("Read", { goal }).goal, period })]);
  await expect.element(row("Read")).toMatchTextContent(/No change(?!,)/);
  await expect.element(row("Read")).not.toMatchTextContent(/pace|46/);
});

test("a paused goal has no pace", async () => {
  const pauses = [{ from: "2027-01-01", until: null, answered: false }];
  const goal = { measurable: outOf100(46), createdAt: Date.UTC(2026, 11, 1), pauses };
  openWeek([openRow("Read", { goal, state: "away" })]);
  await expect.element(row("Read").getByText("Away")).toBeVisible();
  await expect.element(row("Read")).not.toMatchTextContent(/pace/);
});

test("a goal at 100% offers Mark complete, an overdue one each decision, another none", async () => {
  const reached = { measurable: outOf100(100) };
  const late = { dueDate: "2027-01-14" };
  openWeek([
    openRow("Reached", { goal: reached }),
    openRow("Late", { goal: late }),
    openRow("Read"),
  ]);
  await expect
    .element(row("Reached").getByRole("button", { name: /^Mark complete/ }))
    .toBeVisible();
  const links = row("Late").getByRole("link");
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute("href")))
    .toEqual([
      "/goals/goal-late",
      "/goals/goal-late?edit=dueDate",
      "/goals/goal-late?open=pause",
      "/goals/goal-late?open=close",
    ]);
  await expect
    .element(row("Read").getByRole("button", { name: /^Mark complete/ }))
    .not.toBeInTheDocument();
});

test("a goal marked complete leaves, with the focus on the heading", async () => {
  const { receive } = openWeek([openRow("Reached", { goal: { measurable: outOf100(100) } })]);
  await row("Reached")
    .getByRole("button", { name: /^Mark complete/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  receive({ entity: "goal", id: "goal-reached", rev: 9 });
  await expect.element(row("Reached")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("leads to earlier weeks, where a missed one is said and one away is too", async () => {
  const { server } = openWeek([openRow("Read")]);
  server.rows = [openRow("Read", { state: "missed" }), openRow("Walk", { state: "away" })];
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect.element(row("Read").getByText("No check-in this week.")).toBeVisible();
  await expect.element(row("Walk").getByText("Away")).toBeVisible();
  await expect.element(page.getByText("Dec 28 – Jan 3")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Next week" })).toBeVisible();
});

test("an empty week says when the next check-in is", async () => {
  openWeek([]);
  await expect
    .element(page.getByText("No check-ins this week. Your next check-in is on Monday."))
    .toBeVisible();
});
test("on a phone Save stays in reach once it is chosen how it goes, and covers nothing before", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(390, 844);
  openWeek([openRow("Read"), openRow("Walk")]);
  await expect.element(saveOf("Walk")).toHaveStyle({ position: "static" });
  await healthOf("Walk", "On track").click();
  await expect.element(saveOf("Walk")).toHaveStyle({ position: "sticky" });
  await expect.element(saveOf("Read")).toHaveStyle({ position: "static" });
});

test("nothing lies over a Save that sticks", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(390, 600);
  openWeek([openRow("Read")]);
  await healthOf("Read", "On track").click();
  // Over the choice of how it goes.
  const choice = healthOf("Read", "At risk").element();
  window.scrollBy(0, choice.getBoundingClientRect().top - 560);
  const { left, top } = choice.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 9, top + 9);
  expect(saveOf("Read").element().contains(hit)).toBe(true);
});

test("three goals on track need no scrolling at 1280 x 800, and four presses each", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  // Without the menu above.
  await page.viewport(1280, 800 - 92);
  const goal = { coachName: "Grace", coachStatus: "accepted" } as const;
  const names = ["Read", "Walk", "Write"];
  const { server } = openWeek(names.map((name) => openRow(name, { goal, coachId: "grace" })));
  await expect.element(saveOf("Write")).toBeInViewport({ ratio: 1 });
  for (const name of names) {
    await row(name).getByRole("radio", { name: "Kept", exact: true }).click();
    await healthOf(name, "On track").click();
    await row(name).getByLabelText("By next Monday I will").click();
    await userEvent.keyboard("one more page{Enter}");
    await expect.element(row(name).getByText("one more page")).toBeVisible();
  }
  expect(server.bodies).toHaveLength(3);
});
