import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Past goals",
  loading: "Loading your past goals...",
  failed: "Your past goals couldn't be loaded.",
  none: "Goals you complete or close will appear here.",
  toDashboard: "Go to dashboard",

  review: "Year in review",
  sizes: "The longer a goal took, the larger its cairn.",
  ledge: (completed: number, closed: number) =>
    `${counted(completed + closed, "past goal")}: ${completed} completed, ${closed} closed`,
  completedOn: (day: ReactNode) => parts("Completed ", day),
  closedOn: (day: ReactNode) => parts("Closed ", day),
  weeks: (weeks: number) => (weeks === 0 ? "less than a week" : counted(weeks, "week")),
  runWeeks: (weeks: number) => counted(weeks, "week"),
  learned: "What you learned",
  reopen: "Reopen",
  startAgain: "Start over",

  showOlder: "Show older",
  olderFailed: "Your older goals couldn't be loaded.",
};
