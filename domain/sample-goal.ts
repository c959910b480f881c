import { nowIn, type Now } from "./day.ts";
import type { Goal } from "./goal.ts";
import type { GoalDraft } from "./goal-draft.ts";
import type { Measure } from "./measure.ts";

/** Noon of a day in UTC. For tests. */
export function noonOf(day: string): Now {
  return nowIn(Date.parse(`${day}T12:00:00Z`), "UTC");
}

/** A Numeric measure out of 100: the value is the percentage. For tests. */
export function outOf100(currentValue: number): Measure {
  return { type: "Numeric", targetValue: 100, currentValue, unit: "pages" };
}

/** Made at noon of 2025-03-01, due in two months. For tests. */
export const sampleGoal: Goal = {
  id: "abcdefghijklmnopqrstuv",
  description: "Read a book on negotiation",
  category: "Skills",
  specific: "Read it from cover to cover",
  measurable: outOf100(0),
  achievable: "Ten pages an evening",
  relevant: "Negotiations are half of my work",
  dueDate: "2025-05-01",
  createdAt: noonOf("2025-03-01").at,
  status: "active",
  completed: false,
  completedAt: null,
  closedAt: null,
  pauses: [],
  lastProgressUpdateAt: null,
  coachUid: null,
  coachName: null,
  coachStatus: null,
  coachedAt: null,
  coachConfirms: false,
  completionAskedAt: null,
  learned: "",
  nextStep: null,
  rhythms: [],
  checkedIn: null,
  rev: 1,
};

/** Complete. For tests. */
export const sampleDraft: GoalDraft = {
  description: sampleGoal.description,
  category: sampleGoal.category,
  specific: sampleGoal.specific,
  measurable: { type: "Numeric", targetValue: "100", unit: "pages" },
  achievable: sampleGoal.achievable,
  relevant: sampleGoal.relevant,
  dueDate: sampleGoal.dueDate,
};
