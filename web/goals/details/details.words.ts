import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  goal: "The goal in full",
  loadingGoal: "Loading the goal...",
  goalFailed: "The goal could not be loaded.",
  dueDate: "Time-bound",

  progress: "The way so far",
  loadingLedger: "Loading the ledger...",
  ledgerFailed: "The ledger could not be loaded.",
  youFinishOn: (day: string) => `At this rate you finish on ${day}.`,
  isFinishedOn: (day: string) => `At this rate it is finished on ${day}.`,

  ownersLine: "Your progress",
  coachsLine: "Progress",
  straightPace: "Straight pace",
  chart: (line: string) => `${line} against the straight pace; the table below has the numbers.`,
  due: (day: ReactNode) => parts("Due ", day),
  table: "The line as a table",
  day: "Day",

  noEntries: "Nothing was logged yet.",
  entries: (count: number) => `Every change (${count})`,
  move: (from: string, to: string) => `${from} to ${to}`,
  open: "open",
  done: "done",
  notDone: "not done",
  withCheckIn: "with a check-in",
  loggedLater: "logged later",
  imported: "imported",
  undone: "undone",
};
