import { describe, expect, test } from "vitest";
import { draftedGoal } from "./goal-draft.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { noonOf, sampleDraft, sampleGoal } from "./sample-goal.ts";
import { draftAgain } from "./start-again.ts";

const now = noonOf("2026-01-10");

const measures: readonly Measure[] = [amountOf(9, 12.5, "km"), daysInARow(20, 21), doneOrNot(true)];

describe("the form filled from a goal that has ended (product 3.28)", () => {
  test("has its texts, its target, and as many days as it had", () => {
    // Set on 2025-03-01 and due 61 days later.
    expect(draftAgain(sampleGoal, now)).toEqual({ ...sampleDraft, dueDate: "2026-03-12" });
  });

  test.each(measures)("of a $type measure it can be saved, not begun", (measurable) => {
    const again = draftedGoal(draftAgain({ ...sampleGoal, measurable }, now));
    const { targetValue, unit, type } = measurable;
    expect(again).toMatchObject({ measurable: { type, targetValue, unit } });
    expect(again).not.toMatchObject({ measurable: { currentValue: measurable.currentValue } });
  });

  test("a target day is as many days later as the due date", () => {
    const measurable = byDay("2025-04-20");
    const again = draftAgain({ ...sampleGoal, measurable }, now);
    expect(again.measurable).toEqual({ type: "Date", targetValue: "2026-03-01", unit: "" });
    expect(again.dueDate).toBe("2026-03-12");
  });

  test("the day on which it was set is that of its owner", () => {
    const createdAt = Date.parse("2025-03-01T23:30:00Z");
    // By then it was March 2 in Tokyo: a day less.
    const inTokyo = { ...now, zone: "Asia/Tokyo" };
    expect(draftAgain({ ...sampleGoal, createdAt }, inTokyo).dueDate).toBe("2026-03-11");
  });

  test("a day beyond the calendar is left to be typed", () => {
    expect(draftAgain({ ...sampleGoal, dueDate: "9999-12-31" }, now).dueDate).toBe("");
  });
});
