import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { numeric, onDay, showPart } from "../fixtures/goal-card.fixture.tsx";
import { LedgerView, WaySoFar } from "./ledger-view.tsx";

const way = page.getByRole("region", { name: "Progress over time" });
const showWay = (row: GoalCard) =>
  showPart(row, (shown) => <WaySoFar goal={shown} reader="owner" />);
const showLedger = (row: GoalCard) =>
  showPart(row, (shown) => <LedgerView goal={shown} reader="owner" />);

describe("the way so far", () => {
  test("shows the line, where it stands and its table, and hears of changes", async () => {
    const { server, receive } = showWay(numeric(0));
    server.moved(goal.id, { kind: "change", by: 2, day: "2027-01-11" });
    const { rev } = server.moved(goal.id, { kind: "change", by: 2 });
    receive({ entity: "goal", id: goal.id, rev });
    await expect
      .element(way.getByText(/^3 pages ahead\. At this rate, you'll finish on/))
      .toBeVisible();
    await expect.element(way.getByRole("img")).toBeVisible();
    await way.getByText("Progress as a table").click();
    await expect.element(way.getByRole("row", { name: /^Jan 15, 2027 4 pages/ })).toBeVisible();
    server.moved(goal.id, { kind: "change", by: 3 });
    receive({ entity: "goal", id: goal.id, rev: rev + 1 });
    await expect.element(way.getByRole("row", { name: /^Jan 15, 2027 7 pages/ })).toBeVisible();
  });

  test("a lead of 1 needs no plural of the person's unit", async () => {
    const { server, receive } = showWay(numeric(0));
    const { rev } = server.moved(goal.id, { kind: "change", by: 2 });
    receive({ entity: "goal", id: goal.id, rev });
    await expect.element(way.getByText("1 page ahead.", { exact: true })).toBeVisible();
  });

  test("says nothing of a pace before anything was logged", async () => {
    showLedger(numeric(0));
    await expect.element(way.getByText("No progress logged yet.")).toBeVisible();
    expect(way.getByText(/ahead|behind|At this rate/).elements()).toHaveLength(0);
  });
});

describe("every change", () => {
  test("of a Date goal has entries and no line", async () => {
    const { server } = showLedger(onDay);
    server.moved(goal.id, { kind: "set", value: "2027-01-14", rev: goal.rev });
    await way.getByText("History (1)").click();
    await expect.element(way).toMatchTextContent("Reached on Jan 14, 2027");
    expect(way.getByRole("img").elements()).toHaveLength(0);
  });

  test("has its note, and of an earlier day that it was logged later", async () => {
    const { server } = showLedger(numeric(3));
    server.moved(goal.id, { kind: "change", by: 1, note: "On the train.", day: "2027-01-13" });
    await way.getByText("History (1)").click();
    await expect.element(way).toMatchTextContent("Jan 13, 2027, logged later");
    await expect.element(way.getByText("On the train.")).toBeVisible();
  });
});
