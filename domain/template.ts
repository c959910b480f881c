import { addDays, type Now } from "./day.ts";
import type { GoalDraft } from "./goal-draft.ts";
import { recordOf, goalFieldNames } from "./goal-fields.ts";
import type { MeasureType } from "./measure.ts";

export type Difficulty = "Beginner" | "Intermediate";

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
    name: "Professional Certification",
    category: "Career",
    description: "Earn a certification that your field recognises.",
    icon: "certificate",
    smartFramework: {
      specific: "Prepare for and pass the exam of one certification that my field recognises.",
      measurable: { type: "Boolean", suggestedTarget: 1, unit: "" },
      achievable: "I will study one hour a day, with a practice exam every second week.",
      relevant: "The certificate proves a skill that my present role, or the next one, asks for.",
      suggestedDuration: 90,
    },
    difficulty: "Intermediate",
    estimatedTime: "1 hour/day",
  },
  {
    id: "professional-networking",
    name: "Professional Networking Goal",
    category: "Career",
    description: "Meet people in your field and stay in touch with them.",
    icon: "people",
    smartFramework: {
      specific: "Make new professional connections by reaching out, meeting and following up.",
      measurable: { type: "Numeric", suggestedTarget: 5, unit: "new connections" },
      achievable: "I will set aside two hours a week for events, messages and conversations.",
      relevant: "Good connections bring advice, opportunities and a wider view of my field.",
      suggestedDuration: 60,
    },
    difficulty: "Beginner",
    estimatedTime: "2 hours/week",
  },
  {
    id: "daily-habit",
    name: "Daily Habit Formation",
    category: "Productivity",
    description: "Build one small habit by doing it every day.",
    icon: "sunrise",
    smartFramework: {
      specific: "Do one small, well-chosen thing each day until it needs no deciding.",
      measurable: { type: "DailyStreak", suggestedTarget: 21, unit: "days" },
      achievable: "It takes 15 to 30 minutes, at the same time and place each day.",
      relevant: "A steady habit makes room for the work that matters most to me.",
      suggestedDuration: 21,
    },
    difficulty: "Beginner",
    estimatedTime: "15-30 min/day",
  },
  {
    id: "learn-new-skill",
    name: "Learn New Skill",
    category: "Skills",
    description: "Learn one skill well enough to use it at work.",
    icon: "book",
    smartFramework: {
      specific: "Learn one skill from start to finish and use it in a small project of my own.",
      measurable: { type: "Numeric", suggestedTarget: 1, unit: "skill completed" },
      achievable:
        "I will practise 45 minutes a day with a course or a book that I choose this week.",
      relevant: "The skill lets me take on work that I cannot do today.",
      suggestedDuration: 60,
    },
    difficulty: "Beginner",
    estimatedTime: "45 min/day",
  },
];

/** The color of a difficulty: green for Beginner, else amber (product 3.13). */
export function difficultyColour(difficulty: Difficulty): "green" | "amber" {
  return difficulty === "Beginner" ? "green" : "amber";
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
