import { describe, expect, test } from "vitest";
import { coachFilters, coachSorts, type CoachFilter, type CoachSort } from "./coach-choice.ts";
import {
  coachCategory,
  coachLabel,
  coachSummary,
  groupingOf,
  needsCoachAttention,
  shownToCoach,
} from "./coach-view.ts";
import { words } from "./coach-view.words.ts";
import { nowIn } from "./day.ts";
import type { Measure } from "./measure.ts";
import { goalWith, now, today, type Standing } from "./standing.fixture.ts";

const HOUR = 3_600_000;

// What this version does not know of.
const strange = { type: "Mood", targetValue: 5, currentValue: 3, unit: "" } as unknown as Measure;

describe("the coach's label: the first match wins (product 12.8)", () => {
  test.each<[string, Standing]>([
    ["Not Started", { percent: 0 }],
    ["Not Started", { percent: 0.4 }],
    ["In Progress", { percent: 74.4 }],
    ["On Track", { percent: 74.5 }],
    ["On Track", { percent: 99, idle: 7, due: 0 }],
    ["In Progress", { percent: 50, idle: 7 }],
    ["Stalled", { percent: 75, idle: 8 }],
    ["Overdue", { percent: 75, idle: 8, due: -1 }],
    ["Completed", { percent: 100, idle: 8, due: -1 }],
    ["Completed", { percent: 99.5 }],
  ])("%s: %j", (label, state) => {
    expect(words.label[coachLabel(goalWith(state), now)]).toBe(label);
  });

  test("days are those of the zone in which they are counted", () => {
    const goal = goalWith({ due: 0 });
    const late = Date.parse(`${today}T23:30:00Z`);
    expect(coachLabel(goal, nowIn(late, "UTC"))).toBe("in-progress");
    expect(coachLabel(goal, nowIn(late, "Asia/Tokyo"))).toBe("overdue");
  });
});

describe("needs the coach's attention (product 12.9)", () => {
  test.each<[boolean, Standing]>([
    [true, { percent: 24.4 }],
    [false, { percent: 25, idle: 7, due: 0 }],
    [true, { percent: 90, idle: 8 }],
    [true, { percent: 90, due: -1 }],
    [false, { percent: 100, idle: 8, due: -1 }],
  ])("%s: %j", (needs, state) => {
    expect(needsCoachAttention(goalWith(state), now)).toBe(needs);
  });
});

test.each([
  ["Skills", "Skills"],
  ["", "General"],
  ["  ", "General"],
])("the category %j is shown as %s", (category, shown) => {
  expect(coachCategory({ category })).toBe(shown);
});

const goals = {
  ahead: goalWith({ percent: 80, idle: 1, due: 20 }, { id: "ahead", description: "Chapter 10" }),
  fresh: goalWith({ percent: 10, idle: 0, due: 40 }, { id: "fresh", description: "chapter 9" }),
  done: goalWith({ percent: 100, idle: 9, due: 10 }, { id: "done", description: "Über" }),
  late: goalWith({ percent: 50, idle: 3, due: -2 }, { id: "late", description: "zeal" }),
  // Never moved: counts from its creation, nineteen days ago.
  quiet: goalWith(
    { percent: 50, due: 40 },
    { id: "quiet", description: "Air", lastProgressUpdateAt: null },
  ),
};
const lastNotes = new Map([
  ["ahead", now.at - 168 * HOUR],
  ["late", now.at - 168 * HOUR - 1],
]);
const ownerIds = new Map([
  ["late", "2"],
  ["done", "2"],
  ["fresh", "3"],
]);
const names = new Map([
  ["2", "Zoë"],
  ["3", "Ada"],
]);
const coached = Object.values(goals).map((goal) => {
  const ownerId = ownerIds.get(goal.id) ?? "1";
  const lastNoteAt = lastNotes.get(goal.id) ?? null;
  return { goal, ownerId, ownerName: names.get(ownerId) ?? "Ada", lastNoteAt };
});

function ids(filter: CoachFilter, sort: CoachSort): readonly string[] {
  return shownToCoach(coached, { filter, sort }, "none", now).map(({ goal }) => goal.id);
}

test.each<[CoachFilter, readonly string[]]>([
  ["all", ["late", "done", "ahead", "quiet", "fresh"]],
  ["needs-attention", ["late", "quiet", "fresh"]],
  ["recent-notes", ["ahead"]],
  ["completed", ["done"]],
])("the filter %s", (filter, shown) => {
  expect(ids(filter, "due-date")).toEqual(shown);
});

test.each<[CoachSort, readonly string[]]>([
  ["progress", ["fresh", "quiet", "late", "ahead", "done"]],
  ["due-date", ["late", "done", "ahead", "quiet", "fresh"]],
  ["last-updated", ["fresh", "ahead", "late", "done", "quiet"]],
  ["alphabetical", ["quiet", "fresh", "ahead", "done", "late"]],
])("the order %s, equal ones by name", (sort, shown) => {
  expect(ids("all", sort)).toEqual(shown);
});

test("by person they stand by name, whoever has the same name apart, with the order within", () => {
  const order = (filter: CoachFilter) =>
    shownToCoach(coached, { filter, sort: "due-date" }, "person", now).map(({ goal }) => goal.id);
  expect(order("all")).toEqual(["ahead", "quiet", "fresh", "late", "done"]);
  expect(order("needs-attention")).toEqual(["quiet", "fresh", "late"]);
});

test("what is equal in all else always stands in the same order", () => {
  const twins = ["b", "a", "c"].map((id) => ({ ...coached[0]!, goal: { ...goals.ahead, id } }));
  for (const sort of coachSorts) {
    const order = shownToCoach(twins, { filter: "all", sort }, "none", now);
    expect(order.map(({ goal }) => goal.id)).toEqual(["a", "b", "c"]);
  }
});

test.each([
  [undefined, 3, "none"],
  [undefined, 4, "person"],
  ["person", 1, "person"],
  ["none", 4, "none"],
] as const)("asked for %s, the goals of %i people stand as %s", (asked, people, grouping) => {
  const all = Array.from({ length: people }, (_, at) => ({ ownerId: `${at}` }));
  expect(groupingOf([...all, ...all], asked)).toBe(grouping);
});

test("filters and sorts are those of product 12.10", () => {
  expect(coachFilters).toEqual(["all", "needs-attention", "recent-notes", "completed"]);
  expect(coachSorts).toEqual(["progress", "due-date", "last-updated", "alphabetical"]);
});

test("the summary counts goals, attention, the average, and recent notes", () => {
  const all = Object.values(goals);
  expect(coachSummary(all, 2, now)).toEqual({
    goalsCoached: 5,
    needAttention: 3,
    averageProgress: 58,
    recentNotes: 2,
  });
  const unknown = goalWith({}, { measurable: strange });
  expect(coachSummary([...all, unknown], 0, now).averageProgress).toBe(58);
  expect(coachSummary([], 0, now)).toEqual({
    goalsCoached: 0,
    needAttention: 0,
    averageProgress: 0,
    recentNotes: 0,
  });
});
