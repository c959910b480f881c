import { describe, expect, test } from "vitest";
import { addDays, nowIn } from "./day.ts";
import { barColour, cardBadge, isDueSoon, wearsStalledBadge } from "./goal-card.ts";
import type { Goal } from "./goal.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

const today = "2025-03-10";
const now = noonOf(today);

interface Case {
  /** Of 100. */
  readonly percent?: number;
  /** Days without progress. */
  readonly idle?: number;
  /** Days to the due date. */
  readonly due?: number;
  readonly completed?: boolean;
}

function goalWith({ percent = 10, idle = 0, due = 30, completed = false }: Case): Goal {
  return {
    ...sampleGoal,
    measurable: outOf100(percent),
    lastProgressUpdateAt: noonOf(addDays(today, -idle)).at,
    dueDate: addDays(today, due),
    completed,
    status: completed ? "completed" : "active",
  };
}

describe("the badge of a card: the first match wins (product 5.1)", () => {
  test.each<[string, Case]>([
    ["In Progress", { percent: 0 }],
    ["In Progress", { idle: 7, due: 8 }],
    ["Stalled", { idle: 8, due: 8 }],
    ["Stalled", { idle: 8, due: 0 }],
    ["Due Soon", { due: 0 }],
    ["Overdue", { due: -1 }],
    ["Overdue", { due: -1, idle: 8 }],
    ["Completed", { percent: 99.5 }],
    ["Completed", { percent: 100, due: -1, idle: 8 }],
    ["Completed", { completed: true, percent: 0, due: -1, idle: 8 }],
  ])("%s: %j", (badge, goal) => {
    expect(cardBadge(goalWith(goal), now)).toBe(badge);
  });

  test("days are counted in the owner's zone", () => {
    // Due on the 10th; it is the 10th in Honolulu and the 11th in Kiritimati.
    const goal = { ...sampleGoal, dueDate: "2025-03-10", lastProgressUpdateAt: now.at };
    const at = Date.parse("2025-03-11T05:00:00Z");
    expect(cardBadge(goal, nowIn(at, "Pacific/Honolulu"))).toBe("Due Soon");
    expect(cardBadge(goal, nowIn(at, "Pacific/Kiritimati"))).toBe("Overdue");
  });
});

test.each([
  ["2025-03-08", false],
  ["2025-03-09", true],
])(
  "a goal made on 2025-03-01 and never moved is stalled on %s: %s (product 4.11)",
  (on, stalled) => {
    expect(wearsStalledBadge(sampleGoal, noonOf(on))).toBe(stalled);
  },
);

test.each([
  [-1, false],
  [0, true],
  [7, true],
  [8, false],
])("due in %i days is due soon (product 5.2): %s", (due, soon) => {
  expect(isDueSoon(goalWith({ due }), now)).toBe(soon);
});

describe("the colour of a card's bar (product 5.3)", () => {
  test.each<[string, Case]>([
    ["grey", { percent: 0 }],
    ["grey", { percent: 49.4 }],
    ["amber", { percent: 49.5 }],
    ["amber", { percent: 74 }],
    ["teal", { percent: 75 }],
    ["green", { percent: 100, due: -1 }],
    ["green", { percent: 0, completed: true, due: -1 }],
    ["red", { percent: 99, due: -1 }],
    ["grey", { percent: 10, idle: 8 }],
  ])("%s: %j", (colour, goal) => {
    expect(barColour(goalWith(goal), now)).toBe(colour);
  });
});
