import type { Now } from "#domain/day.ts";
import { cardBadge, type CardBadge } from "#domain/goal-card.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ComponentProps } from "react";
import { Badge } from "#web/ui/badge.tsx";

const looks: Readonly<Record<CardBadge, Omit<ComponentProps<typeof Badge>, "children">>> = {
  Completed: { tone: "green", edge: "solid" },
  Closed: { tone: "grey", edge: "solid" },
  Paused: { tone: "lichen", edge: "dashed" },
  Overdue: { tone: "red", edge: "double" },
  Stalled: { tone: "amber", edge: "dashed" },
  "Due Soon": { tone: "clay" },
  "In Progress": { tone: "teal" },
};

// product 5.1
export function GoalBadge({ goal, now }: { readonly goal: GoalCard; readonly now: Now }) {
  const badge = cardBadge(goal, now);
  return <Badge {...looks[badge]}>{badge}</Badge>;
}
