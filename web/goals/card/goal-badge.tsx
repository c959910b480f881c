import type { Now } from "#domain/day.ts";
import { cardBadge, type CardBadge } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";

const tones: Readonly<Record<CardBadge, Tone>> = {
  Completed: "green",
  Overdue: "red",
  Stalled: "amber",
  "Due Soon": "clay",
  "In Progress": "teal",
};

/** How a goal stands, in a word (product 5.1). */
export function GoalBadge({ goal, now }: { readonly goal: GoalCard; readonly now: Now }) {
  const badge = cardBadge(goal, now);
  return <Badge tone={tones[badge]}>{badge}</Badge>;
}
