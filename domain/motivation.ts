import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { overallProgress } from "./overall.ts";
import { isOfTime } from "./progress.ts";
import { words } from "./motivation.words.ts";

const tiers = [
  { from: 90, text: () => words.nearlyDone },
  { from: 70, text: () => words.wellOnYourWay },
  { from: 50, text: () => words.halfway },
  { from: 25, text: () => words.goodStart },
] as const;

/** Elapsed time counts as 0. */
export interface LoggedFigures {
  readonly loggedProgress: number;
  /** Goals completed by their owner or by a logged value. */
  readonly reached: number;
}

export interface MotivationFacts extends LoggedFigures {
  readonly averageProgress: number;
  readonly badges: number;
  readonly stalledGoals: number;
}

const notDone: Measure = { type: "Boolean", targetValue: null, currentValue: false, unit: "" };

/** Average and completed goals where elapsed time counts as 0 (product 7.7). */
export function loggedFigures(goals: readonly GoalCard[], now: Now): LoggedFigures {
  const logged = goals.map((goal) => (isOfTime(goal) ? { ...goal, measurable: notDone } : goal));
  const { averageProgress, completed } = overallProgress(logged, now);
  return { loggedProgress: averageProgress, reached: completed };
}

/** The motivational message (product 7.7); averages are in percent. */
export function motivation(facts: MotivationFacts): string {
  const tier = tiers.find(({ from }) => facts.averageProgress >= from);
  if (tier !== undefined) return facts.loggedProgress >= tier.from ? tier.text() : words.ofTime;
  if (facts.reached > 0) return words.reached;
  if (facts.badges > 0) return words.badge;
  return facts.stalledGoals > 0 ? words.stalled : words.beginning;
}
