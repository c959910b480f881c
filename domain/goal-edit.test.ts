import { describe, expect, test } from "vitest";
import { edited, editFieldsOf } from "./goal-edit.ts";
import type { EditFields } from "./goal-change.ts";
import type { KeptGoal } from "./goal-life.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { noonOf } from "./sample-goal.ts";
import { keptGoal } from "./standing.fixture.ts";

const now = noonOf("2025-04-01");
const goal: KeptGoal = {
  ...keptGoal,
  measurable: amountOf(30, 100, "pages"),
};
const coached: KeptGoal = { ...goal, coachUid: "coach", coachStatus: "accepted" };

function change(fields: Partial<EditFields>, of: KeptGoal = goal, why?: string) {
  return edited(of, { change: fields, shown: {}, why }, now);
}

test.each<[Partial<EditFields>, object]>([
  [{ description: "Read two books" }, { description: "Read two books" }],
  [{ category: "Health" }, { category: "Health" }],
  [{ specific: " From cover to cover " }, { specific: "From cover to cover" }],
  [{ dueDate: "06/15/2025" }, { dueDate: "2025-06-15" }],
  [{ targetValue: "1,200", unit: "words" }, { measurable: amountOf(30, 1200, "words") }],
])("%j changes what it says, and nothing else", (fields, after) => {
  expect(change(fields)).toMatchObject({ goal: { ...goal, ...after } });
});

test("tells each field with what it was and became, in the order of the form", () => {
  expect(
    change({ dueDate: "2025-06-01", description: "Read two books" }, goal, " Slower "),
  ).toMatchObject({
    change: {
      what: "edited",
      fields: [
        { field: "description", before: goal.description, after: "Read two books" },
        { field: "dueDate", before: "2025-05-01", after: "2025-06-01" },
      ],
      why: "Slower",
    },
  });
});

test("that leaves all as it is changes and tells nothing", () => {
  expect(change({ description: `  ${goal.description} ` })).toEqual({ goal, change: null });
  expect(change({})).toEqual({ goal, change: null });
});

describe("keeps the value of every measure under another target", () => {
  test.each<[Measure, string, unknown]>([
    [amountOf(7, 5, "x"), "-3", -3],
    [daysInARow(4, 21), "30", 30],
    [byDay("2025-05-01", "2025-03-20"), "2025-06-01", "2025-06-01"],
    [byDay("2025-05-01"), "2025-06-01", "2025-06-01"],
  ])("%j", (measurable, targetValue, target) => {
    expect(change({ targetValue }, { ...goal, measurable })).toMatchObject({
      goal: { measurable: { ...measurable, targetValue: target } },
    });
  });

  test("a goal of 'Yes or no' has no target, and its other fields change", () => {
    const measurable = doneOrNot(true);
    expect(change({ category: "Health" }, { ...goal, measurable })).toMatchObject({
      goal: { measurable, category: "Health" },
    });
  });
});

test.each<[Partial<EditFields>, string, string]>([
  [{ description: "  " }, "goal.incomplete", "description"],
  [{ targetValue: "" }, "goal.incomplete", "targetValue"],
  [{ unit: "" }, "goal.incomplete", "unit"],
  [{ targetValue: "many" }, "goal.target-not-a-number", "targetValue"],
  [{ dueDate: "2025-02-29" }, "goal.due-date-invalid", "dueDate"],
  [{ description: "x".repeat(limits.description + 1) }, "request.invalid", "description"],
  [{ relevant: "x".repeat(limits.smartText + 1) }, "request.invalid", "relevant"],
])("%j is refused by the rules of the form, and its field named", (fields, refused, field) => {
  expect(change(fields)).toEqual({ refused, field });
});

describe("why", () => {
  test.each<[Partial<EditFields>]>([[{ targetValue: "90" }], [{ dueDate: "2025-06-01" }]])(
    "has to be said of %j while there is a coach",
    (fields) => {
      expect(change(fields, coached)).toEqual({ refused: "goal.why-missing", field: "why" });
      expect(change(fields, coached, "So")).toMatchObject({ change: { why: "So" } });
      expect(change(fields, goal)).toMatchObject({ change: { why: null } });
    },
  );

  test("need not be said of another field", () => {
    expect(change({ relevant: "Because" }, coached)).toMatchObject({ change: { why: null } });
  });

  test("has up to 280 letters", () => {
    const why = "x".repeat(limits.reason);
    expect(change({ dueDate: "2025-06-01" }, coached, why)).toMatchObject({ change: { why } });
    expect(change({ dueDate: "2025-06-01" }, coached, `${why}x`)).toEqual({
      refused: "request.invalid",
      field: "why",
    });
  });
});

describe("against what the form showed", () => {
  const ask = (shown: Partial<EditFields>, fields: Partial<EditFields>) =>
    edited(goal, { change: fields, shown }, now);

  test("a field that has become something else is refused", () => {
    expect(ask({ description: "Read no book" }, { description: "Read two books" })).toEqual({
      refused: "form.overtaken",
      field: "description",
    });
  });

  test("a field that has become what is asked for is not, nor one that is not changed", () => {
    expect(ask({ description: "Read no book" }, { description: goal.description })).toHaveProperty(
      "goal",
    );
    expect(ask({ relevant: "Because" }, { description: "Read two books" })).toHaveProperty("goal");
  });

  test("every field that a form shows is one that it may send back", () => {
    const shown = editFieldsOf(goal);
    expect(ask(shown, shown)).toEqual({ goal, change: null });
  });
});
