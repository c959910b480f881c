import type { Now } from "#domain/day.ts";
import { cardBadge, type CardBadge } from "#domain/goal-card.ts";
import { words } from "#domain/goal-card.words.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ComponentProps } from "react";
import { Badge } from "#web/ui/badge.tsx";

const looks: Readonly<Record<CardBadge, Omit<ComponentProps<typeof Badge>, "children">>> = {
  completed: { tone: "green", edge: "solid" },
  closed: { tone: "grey", edge: "solid" },
  paused: { tone: "lichen", edge: "dashed" },
  overdue: { tone: "red", edge: "double" },
  stalled: { tone: "amber", edge: "dashed" },
  "due-soon": { tone: "clay" },
  "in-progress": { tone: "teal" },
};

// product 5.1
export function GoalBadge({ goal, now }: { readonly goal: GoalCard; readonly now: Now }) {
  const badge = cardBadge(goal, now);
  return <Badge {...looks[badge]}>{words.badge[badge]}</Badge>;
}
