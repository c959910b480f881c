/** product 7.7 */
export const FALLBACK_MOTIVATION = "Keep working towards your goals!";

const tiers = [
  { from: 90, text: "Nearly everything you set out to do is done. What a finish." },
  { from: 70, text: "You are well on your way. Steady work is paying off." },
  { from: 50, text: "More than half of the way is behind you. Keep the rhythm that got you here." },
  { from: 25, text: "A good part of the way is laid. Each small step adds a stone." },
] as const;

const ACHIEVED = "You have finished something before, and it shows you can do it again.";
const STALLED = "Some goals have been resting. Pick one, and take one small step today.";
const BEGINNING = "Every goal begins with one small step. Today is a good day for it.";

export interface MotivationFacts {
  readonly averageProgress: number;
  readonly completedGoals: number;
  readonly badges: number;
  readonly stalledGoals: number;
}

/** The motivational message (product 7.7); the average is in percent. */
export function motivation(facts: MotivationFacts): string {
  const tier = tiers.find(({ from }) => facts.averageProgress >= from);
  if (tier !== undefined) return tier.text;
  if (facts.completedGoals > 0 || facts.badges > 0) return ACHIEVED;
  return facts.stalledGoals > 0 ? STALLED : BEGINNING;
}
