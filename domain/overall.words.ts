import type { Chip, StatCard } from "./overall.ts";

export const words = {
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  needsWork: "Needs Work",
  justStarted: "Just Started",

  stats: {
    "Total Goals": "Total Goals",
    Completed: "Completed",
    Active: "Active",
    "Need Attention": "Need Attention",
  } satisfies Record<StatCard["label"], string>,

  chips: {
    Stalled: "Stalled",
    "Upcoming deadlines": "Upcoming deadlines",
    "Recent coaching feedback": "Recent coaching feedback",
  } satisfies Record<Chip["label"], string>,
};
