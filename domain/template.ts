import { addDays, type Now } from "./day.ts";
import type { GoalDraft } from "./goal-draft.ts";
import { recordOf, goalFieldNames } from "./goal-fields.ts";
import type { MeasureType } from "./measure.ts";
import { words } from "./template.words.ts";

export type Difficulty = "beginner" | "intermediate";

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** A drawing of the web app. */
  readonly icon: "certificate" | "people" | "sunrise" | "book";
  readonly smartFramework: {
    readonly specific: string;
    readonly measurable: {
      readonly type: MeasureType;
      readonly suggestedTarget: number;
      readonly unit: string;
    };
    readonly achievable: string;
    readonly relevant: string;
    /** Days. */
    readonly suggestedDuration: number;
  };
  readonly difficulty: Difficulty;
  readonly estimatedTime: string;
}

export const templates: readonly Template[] = [
  {
    id: "professional-certification",
    name: words.certification.name,
    category: "Career",
    description: words.certification.description,
    icon: "certificate",
    smartFramework: {
      ...words.certification.framework,
      measurable: { type: "Boolean", suggestedTarget: 1, unit: "" },
      suggestedDuration: 90,
    },
    difficulty: "intermediate",
    estimatedTime: words.certification.estimatedTime,
  },
  {
    id: "professional-networking",
    name: words.networking.name,
    category: "Career",
    description: words.networking.description,
    icon: "people",
    smartFramework: {
      ...words.networking.framework,
      measurable: { type: "Numeric", suggestedTarget: 5, unit: words.networking.unit },
      suggestedDuration: 60,
    },
    difficulty: "beginner",
    estimatedTime: words.networking.estimatedTime,
  },
  {
    id: "daily-habit",
    name: words.habit.name,
    category: "Productivity",
    description: words.habit.description,
    icon: "sunrise",
    smartFramework: {
      ...words.habit.framework,
      measurable: { type: "DailyStreak", suggestedTarget: 21, unit: "days" },
      suggestedDuration: 21,
    },
    difficulty: "beginner",
    estimatedTime: words.habit.estimatedTime,
  },
  {
    id: "learn-new-skill",
    name: words.skill.name,
    category: "Skills",
    description: words.skill.description,
    icon: "book",
    smartFramework: {
      ...words.skill.framework,
      measurable: { type: "Numeric", suggestedTarget: 1, unit: words.skill.unit },
      suggestedDuration: 60,
    },
    difficulty: "beginner",
    estimatedTime: words.skill.estimatedTime,
  },
];

/** The color of a difficulty: green for a beginner's, else amber (product 3.13). */
export function difficultyColour(difficulty: Difficulty): "green" | "amber" {
  return difficulty === "beginner" ? "green" : "amber";
}

export const emptyDraft: GoalDraft = {
  ...recordOf(goalFieldNames, () => ""),
  measurable: { type: "Numeric", targetValue: "", unit: "" },
};

/** The form filled from a template, due today plus its duration (product 3.10). */
export function draftFrom(template: Template, now: Now): GoalDraft {
  const { specific, measurable, achievable, relevant, suggestedDuration } = template.smartFramework;
  const target = measurable.type === "Boolean" ? "" : String(measurable.suggestedTarget);
  return {
    ...emptyDraft,
    description: template.name,
    category: template.category,
    specific,
    measurable: { type: measurable.type, targetValue: target, unit: measurable.unit },
    achievable,
    relevant,
    dueDate: addDays(now.today, suggestedDuration),
  };
}
