import { describe, expect, test } from "vitest";
import { offeredCategories } from "./category.ts";
import { draftedGoal } from "./goal-draft.ts";
import { refuse } from "./refusal.ts";
import { noonOf } from "./sample-goal.ts";
import { difficultyColour, draftFrom, emptyDraft, templates } from "./template.ts";
import { words } from "./template.words.ts";

const row = ({
  name,
  category,
  smartFramework,
  difficulty,
  estimatedTime,
}: (typeof templates)[number]) => {
  const { type, suggestedTarget, unit } = smartFramework.measurable;
  const target = `${suggestedTarget} ${unit}`.trim();
  const days = `${smartFramework.suggestedDuration} days`;
  return [name, category, type, target, days, words.difficulty[difficulty], estimatedTime].join(
    ", ",
  );
};

test("the four templates are those of product 3.13", () => {
  expect(templates.map(row)).toEqual([
    "Professional Certification, Career, Boolean, 1, 90 days, Intermediate, 1 hour/day",
    "Professional Networking Goal, Career, Numeric, 5 new connections, 60 days, Beginner, 2 hours/week",
    "Daily Habit Formation, Productivity, DailyStreak, 21 days, 21 days, Beginner, 15-30 min/day",
    "Learn New Skill, Skills, Numeric, 1 skill completed, 60 days, Beginner, 45 min/day",
  ]);
});

test("each has its own id, icon and name, and an offered category", () => {
  for (const key of ["id", "icon", "name"] as const)
    expect(new Set(templates.map((template) => template[key])).size).toBe(4);
  for (const { category } of templates) expect(offeredCategories).toContain(category);
});

test("green for Beginner, amber otherwise (product 3.13)", () => {
  expect(difficultyColour("beginner")).toBe("green");
  expect(difficultyColour("intermediate")).toBe("amber");
});

describe("the form as a template fills it (product 3.10)", () => {
  test.each([
    ["2025-12-31", ["2026-03-31", "2026-03-01", "2026-01-21", "2026-03-01"]],
    ["2027-12-11", ["2028-03-10", "2028-02-09", "2028-01-01", "2028-02-09"]],
  ])("from %s is due after the suggested duration", (today, due) => {
    const now = noonOf(today);
    expect(templates.map((template) => draftFrom(template, now).dueDate)).toEqual(due);
  });

  test.each(templates)("$name can be saved as it is", (template) => {
    const { specific, measurable, achievable, relevant } = template.smartFramework;
    const draft = draftFrom(template, noonOf("2025-03-10"));
    expect(draft).toMatchObject({ category: template.category, specific, achievable, relevant });
    expect(draftedGoal(draft)).toMatchObject({
      category: template.category,
      specific,
      achievable,
      relevant,
      measurable: {
        type: measurable.type,
        // product 3.10: a Boolean template's 'Target 1' is for display.
        targetValue: measurable.type === "Boolean" ? null : measurable.suggestedTarget,
        currentValue: measurable.type === "Boolean" ? false : 0,
        unit: measurable.unit,
      },
    });
  });
});

test("an untouched form has nothing filled in", () => {
  expect(emptyDraft).toEqual({
    description: "",
    category: "",
    specific: "",
    measurable: { type: "Numeric", targetValue: "", unit: "" },
    achievable: "",
    relevant: "",
    dueDate: "",
  });
  expect(draftedGoal(emptyDraft)).toEqual(refuse("goal.incomplete", "description"));
});
