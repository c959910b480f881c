import { words } from "./motivation.words.ts";

const tiers = [
  { from: 90, text: () => words.nearlyDone },
  { from: 70, text: () => words.wellOnYourWay },
  { from: 50, text: () => words.moreThanHalf },
  { from: 25, text: () => words.goodPart },
] as const;

export interface MotivationFacts {
  readonly averageProgress: number;
  readonly completedGoals: number;
  readonly badges: number;
  readonly stalledGoals: number;
}

/** The motivational message (product 7.7); the average is in percent. */
export function motivation(facts: MotivationFacts): string {
  const tier = tiers.find(({ from }) => facts.averageProgress >= from);
  if (tier !== undefined) return tier.text();
  if (facts.completedGoals > 0 || facts.badges > 0) return words.achieved;
  return facts.stalledGoals > 0 ? words.stalled : words.beginning;
}
