import { describe, expect, test } from "vitest";
import { nowIn } from "./day.ts";
import { barColour, cardBadge, isDueSoon, wearsStalledBadge } from "./goal-card.ts";
import { words } from "./goal-card.words.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import { goalWith, now, type Standing } from "./standing.fixture.ts";

describe("the badge of a card: the first match wins (product 5.1)", () => {
  test.each<[string, Standing]>([
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
    expect(words.badge[cardBadge(goalWith(goal), now)]).toBe(badge);
  });

  test("days are counted in the owner's zone", () => {
    // It is the 20th in Honolulu and the 21st in Kiritimati.
    const goal = goalWith({ due: 0 });
    const at = Date.parse("2025-03-21T05:00:00Z");
    expect(cardBadge(goal, nowIn(at, "Pacific/Honolulu"))).toBe("due-soon");
    expect(cardBadge(goal, nowIn(at, "Pacific/Kiritimati"))).toBe("overdue");
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
  test.each<[string, Standing]>([
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
