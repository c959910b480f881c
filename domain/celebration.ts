import type { GoalCard } from "./goal.ts";
import { weeksTaken, type Ended } from "./goal-life.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { words } from "./celebration.words.ts";

/** True for reaching 100 or gaining `celebratedGain` points, in percent (product 4.24). */
export function celebrates(before: number, after: number): boolean {
  return (before < 100 && after >= 100) || after - before >= limits.celebratedGain;
}

const milestones = [
  { at: 100, text: () => words.complete },
  { at: 75, text: () => words.threeQuarters },
  { at: 50, text: () => words.half },
  { at: 25, text: () => words.quarter },
] as const;

const streaks = [
  { at: 7, text: () => words.sevenDays },
  { at: 3, text: () => words.threeDays },
  { at: 1, text: () => words.firstDay },
] as const;

type Mark = (typeof milestones | typeof streaks)[number];

function crossed(marks: readonly Mark[], before: number, after: number): string | null {
  return marks.find(({ at }) => before < at && after >= at)?.text() ?? null;
}

/** Message of the highest milestone crossed, in percent; null for none (product 4.25). */
export function milestoneMessage(before: number, after: number): string | null {
  return crossed(milestones, before, after);
}

/** Message of the highest streak mark crossed; null for other measures (product 4.26). */
export function streakMessage(before: Measure, after: Measure): string | null {
  if (before.type !== "DailyStreak" || after.type !== "DailyStreak") return null;
  return crossed(streaks, before.currentValue, after.currentValue);
}

/** The default share text for a completed goal, with the weeks that it took. */
export function completionMessage(goal: Pick<GoalCard, "description"> & Ended): string {
  return words.share(goal.description, weeksTaken(goal));
}
