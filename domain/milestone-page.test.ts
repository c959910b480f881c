import { describe, expect, it, test } from "vitest";
import { nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { milestoneOf, milestoneTitle, milestoneWords } from "./milestone-page.ts";
import { sampleGoal } from "./sample-goal.ts";

// One in the evening of the 9th in Los Angeles, the 10th in London.
const at = Date.UTC(2025, 2, 10, 1);
const now = nowIn(at, "Europe/London");
const wish = { title: "Meet new people" };
const goal: GoalCard = { ...sampleGoal, pauses: [], status: "active", completed: false };

const measures: readonly (readonly [Measure, number])[] = [
  [amountOf(57, 200, "people"), 29],
  [daysInARow(0, 21), 0],
  [doneOrNot(true), 100],
  [byDay("2025-03-01"), 100],
];

describe("what a public page shows", () => {
  it.each(measures)("of %o", (measurable, percent) => {
    expect(milestoneOf({ ...goal, measurable }, wish, now)).toEqual({
      title: "Meet new people",
      percent,
      completed: false,
      day: "2025-03-10",
    });
  });

  it("is as of the owner's own day", () => {
    const evening = nowIn(at, "America/Los_Angeles");
    expect(milestoneOf(goal, wish, evening)).toMatchObject({ day: "2025-03-09" });
  });

  it("is told as completed by the flag alone", () => {
    const done = { ...goal, status: "completed", completed: true } as const;
    expect(milestoneOf(done, wish, now)).toMatchObject({ percent: 100, completed: true });
  });

  it("is nothing of a goal that is closed, or deleted", () => {
    const closed = { ...goal, status: "closed", closedAt: at } as const;
    expect(milestoneOf(closed, wish, now)).toEqual({ refused: "goal.closed" });
    const deleted = { ...goal, deletedAt: at };
    expect(milestoneOf(deleted, wish, now)).toEqual({ refused: "not-found" });
  });

  it.each(["", "\u0000", "\u034f \u3164", "\u{e0020}"])(
    "wants a title that can be seen: %j",
    (title) => {
      expect(milestoneOf(goal, { title }, now)).toEqual({
        refused: "milestone.title-missing",
        field: "title",
      });
    },
  );
});

test("a title keeps none of the marks that turn a line around", () => {
  const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
  for (const mark of marks) expect(milestoneTitle(`a${mark}b`)).toBe("ab");
});

test.each([
  ["  Read\r\n ten\tbooks ", "Read ten books"],
  ["evil\u202egnp.exe", "evilgnp.exe"],
  // What joins letters and pictures stays.
  ["می\u200cخواهم 👩\u200d👩\u200d👧", "می\u200cخواهم 👩\u200d👩\u200d👧"],
  ["<b>&\"'", "<b>&\"'"],
  ["x".repeat(limits.description), "x".repeat(limits.description)],
])("the title %j is shown as %j", (typed, shown) => {
  expect(milestoneTitle(typed)).toBe(shown);
});

test.each([
  [{ percent: 0, completed: false }, "0% of the way"],
  [{ percent: 100, completed: false }, "100% of the way"],
  [{ percent: 100, completed: true }, "Completed"],
])("%o reads %s", (milestone, words) => {
  expect(milestoneWords(milestone)).toBe(words);
});
