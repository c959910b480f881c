import type { CardBadge } from "./goal-card.ts";

export const words = {
  badge: {
    completed: "Completed",
    closed: "Closed",
    paused: "Paused",
    overdue: "Overdue",
    stalled: "Stalled",
    "due-soon": "Due Soon",
    "in-progress": "In Progress",
  } satisfies Record<CardBadge, string>,
};
