import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  goal: "Goal details",
  loadingGoal: "Loading the goal...",
  goalFailed: "The goal couldn't be loaded.",
  dueDate: "Time-bound",

  progress: "Progress over time",
  loadingLedger: "Loading the history...",
  ledgerFailed: "The history couldn't be loaded.",
  youFinishOn: (day: string) => `At this rate, you'll finish on ${day}.`,
  isFinishedOn: (day: string) => `At this rate, it will be finished on ${day}.`,

  ownersLine: "Your progress",
  coachsLine: "Progress",
  straightPace: "Even pace",
  chart: (line: string) => `${line} compared with an even pace. The table below has the numbers.`,
  due: (day: ReactNode) => parts("Due ", day),
  table: "Progress as a table",
  day: "Day",

  noEntries: "No progress logged yet.",
  entries: (count: number) => `History (${count})`,
  changeTo: (change: string, value: string) => `${change}, now ${value}`,
  withCheckIn: "with a check-in",
  loggedLater: "logged later",
  imported: "imported",
  undone: "undone",
};
