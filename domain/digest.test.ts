import { expect, test } from "vitest";
import { nowIn } from "./day.ts";
import { digestOf, type LookedBack } from "./digest.ts";
import type { GoalCard } from "./goal.ts";
import { sampleGoal } from "./sample-goal.ts";

const DAY = 86_400_000;
const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const since = now.at - 7 * DAY;
const goal = (over: Partial<GoalCard> = {}): GoalCard => ({
  ...sampleGoal,
  completed: false,
  completedAt: null,
  status: "active",
  measurable: { type: "Numeric", targetValue: 10, currentValue: 4, unit: "" },
  dueDate: "2026-12-31",
  createdAt: now.at - 100 * DAY,
  lastProgressUpdateAt: now.at - DAY,
  ...over,
});
const full = { type: "Numeric", targetValue: 4, currentValue: 4, unit: "" } as const;
const one = (over: Partial<GoalCard>, before?: LookedBack["before"]) =>
  digestOf([{ goal: goal(over), before }], since, now);

test("a goal that moved says by how much", () => {
  expect(one({}, 1)?.goals[0]).toMatchObject({ percentage: 40, gained: 30, state: "moved" });
  expect(one({}, 6)?.goals[0]).toMatchObject({ percentage: 40, gained: -20, state: "moved" });
});

test("a goal without a step stands still, or is overdue", () => {
  expect(one({})?.goals[0]).toMatchObject({ gained: 0, state: "still" });
  expect(one({ dueDate: "2026-03-16" })?.goals[0]).toMatchObject({ state: "still" });
  expect(one({ dueDate: "2026-03-15" })?.goals[0]).toMatchObject({ state: "overdue" });
});

test("days that pass are nobody's step", () => {
  const measurable = {
    type: "Date",
    targetValue: "2026-06-01",
    currentValue: null,
    unit: "",
  } as const;
  expect(one({ measurable })?.goals[0]).toMatchObject({ gained: null, state: "still" });
});

test("what was finished is told once", () => {
  expect(one({ measurable: full }, 1)?.goals[0]).toMatchObject({ state: "completed", gained: 75 });
  const flagged = { completed: true, status: "completed" } as const;
  expect(one({ ...flagged, completedAt: since })?.goals).toHaveLength(1);
  expect(one({ ...flagged, completedAt: since - 1 })).toBeNull();
  expect(one({ measurable: full })).toBeNull();
});

test("without goals there is nothing to say", () => {
  expect(digestOf([], since, now)).toBeNull();
});

test("one next step: what is overdue, then what stalls, then what is due first", () => {
  const late = goal({ description: "Late", dueDate: "2026-03-01" });
  const idle = goal({ description: "Idle", lastProgressUpdateAt: now.at - 9 * DAY });
  const near = goal({ description: "Near", dueDate: "2026-04-01" });
  const far = goal({ description: "Far", dueDate: "2026-05-01" });
  const next = (...goals: GoalCard[]) =>
    digestOf(
      goals.map((each) => ({ goal: each, before: undefined })),
      since,
      now,
    )?.nextStep;
  expect(next(far, near, idle, late)).toContain("Late");
  expect(next(far, near, idle)).toContain("Idle");
  expect(next(far, near)).toContain("Near");
  const sameDay = goal({ description: "Same day", dueDate: "2026-04-01" });
  expect(next(near, sameDay)).toContain("Near");
  expect(next(sameDay, near)).toContain("Same day");
  expect(one({ measurable: full }, 1)?.nextStep).toContain("comes after");
});
