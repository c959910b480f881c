import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Brief",
  titleOf: (owner: string) => `Brief: ${owner}`,
  loading: "Loading the brief...",
  failed: "The brief couldn't be loaded.",
  missing:
    "You don't coach this person. Coaching ends when the goal ends or when one of you ends the coaching.",
  toCoaching: "Back to coaching",
  since: (day: ReactNode, goals: number) =>
    parts("Since ", day, `, for ${counted(goals, "goal")} you coach.`),
  print: "Print",

  progress: "Progress",
  noProgress: "No progress.",

  checkIns: "Check-ins",
  noCheckIns: "No check-ins.",
  doneForOwner: "Checked in (private)",
  obstacle: (obstacle: ReactNode) => parts("Obstacle: ", obstacle),
  help: (help: ReactNode) => parts("What would help: ", help),

  promises: "Promises",
  noPromises: "No promises.",
  untilNext: "until the next check-in",
  notAnswered: "no answer yet",

  due: "Due",
  step: (step: ReactNode, day: ReactNode) => parts("Step: ", step, ", ", day),
  missed: (checkIns: number) => `Missed: ${counted(checkIns, "check-in")}`,
  checkInUntil: (day: ReactNode) => parts("Check-in due by ", day),
  goalBy: (day: ReactNode) => parts("Goal due ", day),
};
