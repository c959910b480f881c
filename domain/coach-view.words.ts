import type { CoachLabel } from "./coach-view.ts";

export const words = {
  label: {
    completed: "Completed",
    paused: "Paused",
    overdue: "Overdue",
    stalled: "Stalled",
    "on-track": "On Track",
    "in-progress": "In Progress",
    "not-started": "Not Started",
    unknown: "Unknown",
  } satisfies Record<CoachLabel, string>,
};
