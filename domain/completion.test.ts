import { describe, expect, test } from "vitest";
import { completed, offeredActions } from "./completion.ts";
import type { Goal } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { doneOrNot } from "./measures.fixture.ts";
import { refuse } from "./refusal.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

const now = noonOf("2025-03-10");

function at(currentValue: number): Goal {
  return { ...sampleGoal, measurable: outOf100(currentValue) };
}

const done: Goal = { ...at(95), completed: true, status: "completed" };
const passed: Measure = doneOrNot(true);

describe("Mark Complete needs at least 90 percent (product 3.15)", () => {
  test.each([0, 89.4])("%d percent is not enough", (value) => {
    expect(completed(at(value), now)).toEqual(refuse("goal.not-far-enough"));
  });

  test.each([89.5, 100, 250])(
    "%d of 100 is enough; the coach is cleared (product 3.15)",
    (value) => {
      expect(completed(at(value), now)).toStrictEqual({
        status: "completed",
        completed: true,
        completedAt: now.at,
        coachStatus: "declined_by_user",
        completionAskedAt: null,
      });
    },
  );

  test("a Boolean needs to be done", () => {
    const open = { ...sampleGoal, measurable: { ...passed, currentValue: false } };
    expect(completed(open, now)).toEqual(refuse("goal.not-far-enough"));
    expect(completed({ ...sampleGoal, measurable: passed }, now)).toMatchObject({
      completed: true,
      status: "completed",
    });
  });

  test("completing is final: no second time, at any percentage", () => {
    expect(completed(done, now)).toEqual(refuse("goal.already-completed"));
    expect(completed({ ...done, measurable: outOf100(0) }, now)).toEqual(
      refuse("goal.already-completed"),
    );
  });
});

describe("offered actions (product 3.16)", () => {
  test.each([
    [89, ["update"]],
    [90, ["update", "complete"]],
  ])("at %d percent", (value, actions) => {
    expect(offeredActions(at(value), now)).toEqual(actions);
  });

  test("the flag alone drives them (product 4.8): none on a completed goal", () => {
    expect(offeredActions({ ...done, measurable: outOf100(0) }, now)).toEqual([]);
  });
});
