import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Brief",
  titleOf: (owner: string) => `Brief: ${owner}`,
  loading: "Loading the brief...",
  failed: "The brief could not be loaded.",
  missing:
    "There is nobody here whom you coach. A coaching ends with its goal, or when one of you ends it.",
  toCoaching: "To coaching",
  since: (day: ReactNode, goals: number) =>
    parts("Since ", day, `, on ${counted(goals, "goal")} that you coach.`),
  print: "Print",

  progress: "Progress",
  noProgress: "No change.",

  checkIns: "Check-ins",
  noCheckIns: "No check-in.",
  doneForOwner: "Done, for its owner alone",
  obstacle: (obstacle: ReactNode) => parts("In the way: ", obstacle),
  help: (help: ReactNode) => parts("Would help: ", help),

  promises: "Promises",
  noPromises: "No promise.",
  untilNext: "until the next check-in",
  notAnswered: "nothing was said of it",

  due: "Due",
  step: (step: ReactNode, day: ReactNode) => parts("Step: ", step, ", ", day),
  missed: (checkIns: number) => `Missed: ${counted(checkIns, "check-in")}`,
  checkInUntil: (day: ReactNode) => parts("Check-in, until ", day),
  goalBy: (day: ReactNode) => parts("The goal, ", day),
};
