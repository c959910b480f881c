import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Dashboard, GoalPage } from "#contract/goals.ts";
import { dashboardSummary } from "#domain/dashboard.ts";
import { keyOf } from "#web/client/query.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { counted, goal } from "./fixtures/goal.fixture.ts";
import { cachedRow, distrustRows, latestRows, putNewRow, putRow, unitedRows } from "./goal-rows.ts";

const first = keyOf("readDashboard");
const page = (...goals: GoalPage["goals"]): GoalPage => ({ goals, next: null });
const other = { ...goal, id: "other" };

function holding(data: GoalPage): QueryClient {
  const client = new QueryClient();
  client.setQueryData(first, data);
  return client;
}

test("an answer that left before a row that is known does not undo it", () => {
  const known = page(counted(5, 9), other);
  const read = latestRows(known, page(counted(4, 8), { ...other, rev: 7 }));
  expect(read.goals.map(({ rev }) => rev)).toEqual([9, 7]);
  expect(read.goals[0]).toBe(known.goals[0]);
});

test("a row that is read no more is gone", () => {
  expect(latestRows(page(goal, other), page(other)).goals).toEqual([other]);
});

test("the first cards and the full list are one list, in the latest revisions", () => {
  const brandNew = { ...goal, id: "new" };
  const united = unitedRows(page(brandNew, counted(5, 9)), page(counted(4, 8), other));
  expect(united.map(({ id, rev }) => [id, rev])).toEqual([
    ["new", 4],
    [goal.id, 9],
    ["other", 4],
  ]);
});

test("a row takes the place of older ones only", () => {
  const client = holding(page(counted(5, 9), other));
  putRow(client, counted(4, 8));
  expect(cachedRow(client, goal.id)?.rev).toBe(9);
  putRow(client, counted(6, 10));
  expect(cachedRow(client, goal.id)?.rev).toBe(10);
  expect(cachedRow(client, "other")).toBe(other);
});

test("a row put into rows that are to be read again leaves them so", () => {
  const client = holding(page(goal));
  distrustRows(client);
  putRow(client, counted(6, 10));
  expect(client.getQueryState(first)?.isInvalidated).toBe(true);
});

test("a new goal stands first, and the list is read again", () => {
  const client = holding(page(other));
  putNewRow(client, goal);
  expect(client.getQueryData<GoalPage>(first)?.goals.map(({ id }) => id)).toEqual([
    goal.id,
    "other",
  ]);
  expect(client.getQueryState(first)?.isInvalidated).toBe(true);
});

const achievements = { badges: [], activeDays: [], shareCount: 0 };

test("figures made of former rows go with them", () => {
  const figures = dashboardSummary([goal, other], { feedback: [], unread: new Set() }, now);
  const read: Dashboard = {
    goals: [goal],
    next: "cursor",
    achievements,
    today: null,
    summary: figures,
    comeback: null,
  };
  const client = holding(read);
  putRow(client, { ...goal, rev: goal.rev - 1 });
  expect(client.getQueryData<Dashboard>(first)?.summary).toBe(figures);
  putRow(client, counted(6, 10));
  expect(client.getQueryData<Dashboard>(first)?.summary).toBeNull();
  // That answer left before a known row and was made without it.
  expect(latestRows(page(counted(5, 9)), read).summary).toBeNull();
  expect(latestRows(page(goal), read).summary).toBe(figures);
});

test("Today's rows are kept as late as the others, and a new goal is not put among them", () => {
  const read: Dashboard = {
    goals: [other],
    next: "cursor",
    achievements,
    today: { goals: [goal], total: 14, checkIns: 0 },
    summary: null,
    comeback: null,
  };
  const client = holding(read);
  const today = () => client.getQueryData<Dashboard>(first)?.today;
  putRow(client, counted(6, 10));
  expect(today()).toEqual({ goals: [counted(6, 10)], total: 14, checkIns: 0 });
  expect(cachedRow(client, goal.id)?.rev).toBe(10);
  putNewRow(client, { ...goal, id: "new" });
  expect(today()?.goals.map(({ id }) => id)).toEqual([goal.id]);
  expect(latestRows(page(counted(6, 10)), read).today?.goals[0]?.rev).toBe(10);
});

test("a page that a row is not in stays as it is", () => {
  const client = holding(page(goal));
  const before = client.getQueryData(first);
  putRow(client, { ...other, rev: 9 });
  expect(client.getQueryData(first)).toBe(before);
});
