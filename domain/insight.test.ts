import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import {
  actionItems,
  collapsedText,
  hasUpcomingDeadline,
  insightItems,
  insightLines,
  insightsOf,
  isOverdue,
  isRecent,
  isStalled,
  urgentCount,
  type CoachFeedback,
  type InsightItem,
} from "./insight.ts";
import { sampleGoal } from "./sample-goal.ts";
import { goalWith as standingGoal, now, type Standing } from "./standing.fixture.ts";
import { endsOf, firstOf, lastOf, weeks } from "./zones.fixture.ts";

interface Case extends Standing {
  readonly id?: string;
}

function goalWith({ id = "g", ...standing }: Case): GoalCard {
  return standingGoal({ due: 90, ...standing }, { id, description: `Goal ${id}` });
}

function note(id: string, hours: number): CoachFeedback {
  return { id, goalId: "g", coachName: "A Coach", createdAt: now.at - hours * 3_600_000 };
}

function items(goals: readonly GoalCard[], notes: readonly CoachFeedback[] = [], average = 0) {
  return insightItems(goals, insightsOf(goals, notes, now), average, now);
}

describe("stalled: not completed, at least 7 days without progress (product 4.11)", () => {
  test.each<[Case, boolean]>([
    [{ idle: 6 }, false],
    [{ idle: 7 }, true],
    [{ idle: 8, percent: 99 }, true],
    [{ idle: 8, percent: 100 }, false],
    [{ idle: 8, completed: true }, false],
    [{ idle: 8, due: -1 }, true],
  ])("%j: %s", (goal, stalled) => {
    expect(isStalled(goalWith(goal), now)).toBe(stalled);
  });

  test.each(weeks)("in %s, by calendar days from %s on", (zone, day) => {
    const goal = { ...sampleGoal, createdAt: firstOf(day, zone) };
    for (const updated of [null, firstOf(day, zone), lastOf(day, zone)]) {
      const idle = { ...goal, lastProgressUpdateAt: updated };
      const seen = [6, 7].flatMap((days) => endsOf(addDays(day, days), zone));
      expect(seen.map((then) => isStalled(idle, then))).toEqual([false, false, true, true]);
    }
  });
});

describe("upcoming deadline: not completed, due in 0 to 7 days (product 7.1)", () => {
  test.each<[Case, boolean]>([
    [{ due: -1 }, false],
    [{ due: 0 }, true],
    [{ due: 7 }, true],
    [{ due: 8 }, false],
    [{ due: 7, percent: 100 }, false],
    [{ due: 7, completed: true }, false],
  ])("%j: %s", (goal, upcoming) => {
    expect(hasUpcomingDeadline(goalWith(goal), now)).toBe(upcoming);
  });

  test.each(weeks)("in %s, by calendar days from %s on", (zone, day) => {
    const goal = { ...sampleGoal, dueDate: addDays(day, 8) };
    const seen = [0, 1, 8, 9].flatMap((days) => endsOf(addDays(day, days), zone));
    expect(seen.map((then) => hasUpcomingDeadline(goal, then))).toEqual(
      [false, true, true, false].flatMap((is) => [is, is]),
    );
    expect(seen.map((then) => isOverdue(goal, then))).toEqual(
      [false, false, false, true].flatMap((is) => [is, is]),
    );
  });
});

describe("overdue: not completed, past its due date", () => {
  test.each<[Case, boolean]>([
    [{ due: 0 }, false],
    [{ due: -1 }, true],
    [{ due: -1, percent: 100 }, false],
    [{ due: -1, completed: true }, false],
  ])("%j: %s", (goal, overdue) => {
    expect(isOverdue(goalWith(goal), now)).toBe(overdue);
  });
});

describe("recent: 7 x 24 hours (product 7.1)", () => {
  const week = 7 * 24 * 3_600_000;
  test.each([
    [0, true],
    [week, true],
    [week + 1, false],
    // A clock that is behind the server's.
    [-1, true],
  ])("%i ms ago: %s", (ago, recent) => {
    expect(isRecent(now.at - ago, now)).toBe(recent);
  });
});

test("the lists go by urgency: longest stalled, soonest due, newest note", () => {
  const goals = [
    goalWith({ id: "a", idle: 7, due: 5 }),
    goalWith({ id: "b", idle: 20, due: 2 }),
    goalWith({ id: "c", idle: 9, due: 7 }),
  ];
  const lists = insightsOf(goals, [note("old", 100), note("new", 1), note("gone", 200)], now);
  expect(lists.stalledGoals.map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect(lists.upcomingDeadlines.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(lists.recentCoachingFeedback.map(({ id }) => id)).toEqual(["new", "old"]);
});

describe("the priority of an insight (product 7.2)", () => {
  test.each<[Case, readonly string[]]>([
    [{ due: -1 }, ["overdue high"]],
    [{ due: 2 }, ["deadline high"]],
    [{ due: 3 }, ["deadline medium"]],
    [{ idle: 7 }, ["stalled medium"]],
    [{ idle: 13 }, ["stalled medium"]],
    [{ idle: 14 }, ["stalled high"]],
    [{ idle: 7, due: 2 }, ["deadline high", "stalled medium"]],
    [{ idle: 14, due: 3 }, ["stalled high", "deadline medium"]],
    [{ idle: 14, due: -1 }, ["overdue high", "stalled high"]],
    [{ idle: 14, due: -1, percent: 100 }, []],
  ])("%j: %j", (goal, expected) => {
    const found = items([goalWith(goal)]);
    expect(found.map(({ kind, priority }) => `${kind} ${priority}`)).toEqual(expected);
  });

  test("feedback and praise are low, and come last", () => {
    const found = items([goalWith({ idle: 7 })], [note("n", 1)], 60);
    expect(found.map(({ kind, priority }) => `${kind} ${priority}`)).toEqual([
      "stalled medium",
      "feedback low",
      "praise low",
    ]);
  });
});

describe("praise (product 7.4)", () => {
  test.each([
    [59, undefined],
    [60, "Strong Progress"],
    [79, "Strong Progress"],
    [80, "Exceptional Progress!"],
  ])("at %i percent: %s", (average, title) => {
    expect(items([], [], average).map((item) => item.title)).toEqual(title ? [title] : []);
  });
});

describe("what an insight says", () => {
  test.each<[Case, string]>([
    [{ due: -1 }, "“Goal g” was due 1 day ago. The next step still counts."],
    [{ due: -2 }, "“Goal g” was due 2 days ago. The next step still counts."],
    [{ due: 0 }, "“Goal g” is due today."],
    [{ due: 1 }, "“Goal g” is due tomorrow."],
    [{ due: 2 }, "“Goal g” is due in 2 days."],
    [{ idle: 7 }, "“Goal g” has had no update for 7 days. One small step gets it going again."],
  ])("%j: %s", (goal, text) => {
    expect(items([goalWith(goal)])).toMatchObject([{ text, goalId: "g" }]);
  });

  test("a note names its coach and its goal; praise the average", () => {
    const text = "A Coach wrote you a note on “Goal g”.";
    expect(items([goalWith({})], [note("n", 1)], 80)).toMatchObject([
      { title: "Coaching Feedback", text, goalId: "g" },
      { text: "Your goals are at 80% on average. Enjoy the moment.", goalId: null },
    ]);
  });

  test("each has an id of its own, which lasts", () => {
    const goals = [goalWith({ id: "a", due: 1, idle: 9 }), goalWith({ id: "b", due: -1, idle: 9 })];
    const ids = items(goals, [note("n", 1)], 90).map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(
      items(goals.toReversed(), [note("n", 2)], 60)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
  });
});

describe("the panel (product 7.5)", () => {
  const all = items(
    [goalWith({ id: "a", due: -1 }), goalWith({ id: "b", due: 0 }), goalWith({ id: "c", due: 5 })],
    [note("n", 1)],
    80,
  );
  const low = (item: InsightItem) => item.priority === "low";

  test("Action Items are those of high and medium priority", () => {
    expect(actionItems(all).map(({ id }) => id)).toEqual(["overdue-a", "deadline-b", "deadline-c"]);
    expect(actionItems(all.filter(low))).toEqual([]);
  });

  test.each([
    ["2 high-priority insights", all],
    ["1 high-priority insight", all.slice(1)],
    ["View insights", all.slice(2)],
  ])("collapsed: %s", (text, shown) => {
    expect(collapsedText(urgentCount(shown))).toBe(text);
  });
});

describe("the lines of the panel (product 7.3)", () => {
  test("a goal has one, under its gravest insight, with the others beside it", () => {
    const goals = [
      goalWith({ id: "late", due: -1, idle: 30 }),
      goalWith({ id: "soon", due: 5, idle: 8 }),
      goalWith({ id: "still", idle: 9 }),
    ];
    const notes = [
      { ...note("one", 1), goalId: "late" },
      { ...note("two", 2), goalId: "late" },
    ];
    const found = insightLines(items(goals, notes));
    expect(found.map(({ goalId, title, others }) => [goalId, title, others])).toEqual([
      ["late", "Overdue", ["Stalled Goal", "Coaching Feedback"]],
      ["soon", "Upcoming Deadline", ["Stalled Goal"]],
      ["still", "Stalled Goal", []],
    ]);
  });

  test("two notes on a goal are one line, and praise stands alone", () => {
    const found = insightLines(items([goalWith({})], [note("one", 1), note("two", 2)], 90));
    expect(found.map(({ title, others }) => [title, others])).toEqual([
      ["Coaching Feedback", []],
      ["Exceptional Progress!", []],
    ]);
  });
});
