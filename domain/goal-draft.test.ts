import { describe, expect, test } from "vitest";
import { draftedGoal, missingGoalField, refusedField, type GoalDraft } from "./goal-draft.ts";
import type { MeasureDraft } from "./measure-draft.ts";
import { byDay } from "./measures.fixture.ts";
import { refuse } from "./refusal.ts";
import { sampleDraft } from "./sample-goal.ts";
import { emptyDraft } from "./template.ts";

function measuring(measurable: Partial<MeasureDraft>): GoalDraft {
  return { ...sampleDraft, measurable: { ...sampleDraft.measurable, ...measurable } };
}

describe("a draft becomes a goal", () => {
  test("with its texts trimmed and both dates in the stored form", () => {
    const typed: GoalDraft = {
      description: " Pass the exam ",
      category: " Career ",
      specific: "\tOne exam\n",
      measurable: { type: "Date", targetValue: "06/30/2025", unit: "" },
      achievable: " An hour a day ",
      relevant: " My next role ",
      dueDate: " 07/04/2025 ",
    };
    expect(draftedGoal(typed)).toStrictEqual({
      description: "Pass the exam",
      category: "Career",
      specific: "One exam",
      measurable: byDay("2025-06-30"),
      achievable: "An hour a day",
      relevant: "My next role",
      dueDate: "2025-07-04",
    });
  });

  test("and nothing besides the seven steps comes along", () => {
    const forged = { ...sampleDraft, completed: true, status: "completed", rev: 7, coachUid: "x" };
    expect(Object.keys(draftedGoal(forged)).toSorted()).toEqual(
      Object.keys(sampleDraft).toSorted(),
    );
  });
});

describe("every field is required (product 3.2)", () => {
  const fields = [
    "description",
    "category",
    "specific",
    "achievable",
    "relevant",
    "dueDate",
  ] as const;

  test.each(fields.flatMap((field) => ["", "\u00a0"].map((blank) => [field, blank] as const)))(
    "%s may not be %j",
    (field, blank) => {
      const draft = { ...sampleDraft, [field]: blank };
      expect(draftedGoal(draft)).toEqual(refuse("goal.incomplete", field));
      expect(missingGoalField(draft)).toBe(field);
    },
  );

  test.each([
    [{ targetValue: "" }, "measurable.targetValue"],
    [{ unit: "" }, "measurable.unit"],
    [{ type: "Date", targetValue: "" }, "measurable.targetValue"],
  ])("the measure %j lacks its %s", (measurable, field) => {
    expect(draftedGoal(measuring(measurable))).toEqual(refuse("goal.incomplete", field));
  });

  test.each([
    { type: "Boolean", targetValue: "", unit: "" },
    { type: "DailyStreak", targetValue: "7", unit: "" },
    { type: "Date", targetValue: "2025-05-01", unit: "" },
  ])("the measure %j lacks nothing", (measurable) => {
    expect(missingGoalField(measuring(measurable))).toBeNull();
    expect(draftedGoal(measuring(measurable))).not.toHaveProperty("refused");
  });

  test("the first of the seven steps with an empty field is named", () => {
    const steps = [
      ["description", "description"],
      ["category", "category"],
      ["specific", "specific"],
      ["measurable", "measurable.targetValue"],
      ["achievable", "achievable"],
      ["relevant", "relevant"],
      ["dueDate", "dueDate"],
    ] as const;
    const draft = { ...emptyDraft };
    for (const [step, field] of steps) {
      expect(missingGoalField(draft)).toBe(field);
      Object.assign(draft, { [step]: sampleDraft[step] });
    }
    expect(missingGoalField(draft)).toBeNull();
  });
});

describe("refusals come in the order of product 3.5", () => {
  const wrong = {
    ...sampleDraft,
    dueDate: "2025-02-29",
    measurable: { type: "Numeric", targetValue: "many", unit: "pages" },
  };

  test("first an empty field, then the due date", () => {
    expect(draftedGoal({ ...wrong, relevant: "" })).toEqual(refuse("goal.incomplete", "relevant"));
    expect(draftedGoal(wrong)).toEqual(refuse("goal.due-date-invalid", "dueDate"));
  });

  test.each([
    [
      { type: "Numeric", targetValue: "many" },
      "goal.target-not-a-number",
      "measurable.targetValue",
    ],
    [
      { type: "Date", targetValue: "2025-02-29" },
      "goal.target-date-invalid",
      "measurable.targetValue",
    ],
    [
      { type: "DailyStreak", targetValue: "0" },
      "goal.streak-target-invalid",
      "measurable.targetValue",
    ],
    [{ type: "Percentage" }, "goal.measure-unknown", "measurable.type"],
  ] as const)("then the measure %j", (measurable, code, field) => {
    expect(draftedGoal(measuring(measurable))).toEqual(refuse(code, field));
  });
});

describe("each field is refused for itself, as the whole is (product 3.8)", () => {
  const wrong: GoalDraft = {
    description: " ",
    category: "",
    specific: "a".repeat(2001),
    measurable: { type: "Numeric", targetValue: "0,500", unit: "pages" },
    achievable: "a".repeat(2001),
    relevant: "\n",
    dueDate: "2025-02-29",
  };
  const fields = Object.keys(wrong) as (keyof GoalDraft)[];

  test.each(fields)("%s", (field) => {
    const alone = draftedGoal({ ...sampleDraft, [field]: wrong[field] });
    expect(alone).toHaveProperty("refused");
    expect(refusedField(field, wrong)).toEqual(alone);
    expect(refusedField(field, { ...wrong, [field]: sampleDraft[field] })).toBeNull();
    expect(refusedField(field, sampleDraft)).toBeNull();
  });
});

describe("texts have their lengths (product 3.3), in UTF-16 units, without the space around them", () => {
  const lengths = [
    ["description", 500],
    ["category", 40],
    ["specific", 2000],
    ["achievable", 2000],
    ["relevant", 2000],
  ] as const;

  test.each(lengths)("%s has at most %i", (field, length) => {
    const tooLong = refuse("request.invalid", field);
    const ruled = (text: string) => draftedGoal({ ...sampleDraft, [field]: text });
    expect(ruled(`  ${"a".repeat(length)}\n`)).toMatchObject({ [field]: "a".repeat(length) });
    expect(ruled("a".repeat(length + 1))).toEqual(tooLong);
    expect(ruled("🪨".repeat(length / 2))).toMatchObject({ [field]: "🪨".repeat(length / 2) });
    expect(ruled(" ".repeat(length + 1))).toEqual(refuse("goal.incomplete", field));
  });

  test("a unit has at most 40", () => {
    expect(draftedGoal(measuring({ unit: "a".repeat(40) }))).not.toHaveProperty("refused");
    expect(draftedGoal(measuring({ unit: "a".repeat(41) }))).toEqual(
      refuse("request.invalid", "measurable.unit"),
    );
  });
});
