import { expect, test } from "vitest";
import { mayTakeBack, takeBackRefusal } from "./coaching-end.ts";
import { DAY_MS } from "./day.ts";

const DAYS = 7 * DAY_MS;
const coached = { status: "active", coachStatus: "accepted", coachedAt: 1_000 } as const;
const free = { status: "active", coachStatus: null, coachedAt: null } as const;

test.each([
  [coached, 1_000, true],
  [coached, 1_000 + DAYS, true],
  [coached, 1_001 + DAYS, false],
  [free, 1_000, false],
  [{ ...free, coachStatus: "declined_by_user" } as const, 1_000, false],
])("the acceptance of %j may be taken back at %d: %s", (goal, at, yes) => {
  expect(mayTakeBack(goal, at)).toBe(yes);
});

test.each([
  [coached, 1_000, 1_000 + DAYS, null],
  [coached, 1_000, 1_001 + DAYS, "coaching.too-late"],
  [coached, 999, 1_000, "coaching.another"],
  [coached, 999, 1_001 + DAYS, "coaching.another"],
  [free, 1_000, 1_000, "coaching.none"],
  [{ ...free, status: "completed" }, 1_000, 1_000, "goal.already-completed"],
  [{ ...free, status: "closed" }, 1_000, 1_000, "goal.closed"],
] as const)("of %j the acceptance of %d is refused at %d by %s", (goal, meant, at, refused) => {
  expect(takeBackRefusal(goal, meant, at)?.refused ?? null).toBe(refused);
});
