import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  progressOf: (goal: string) => `Progress of ${goal}`,
  timeFor: (goal: string) => `Time passed for ${goal}`,
  timePassed: (percent: number) => `${percent}% of the time has passed`,
  due: (day: ReactNode) => parts("Due ", day),

  updateProgress: "Update Progress",
  markComplete: "Mark Complete",
  log: "Log",
  done: "Done",
  stepOn: (step: string, goal: string) => `${step}: ${goal}`,
  addOne: "+1",
  addOneTo: (goal: string) => `Add 1 to ${goal}`,

  more: (goal: string) => `More actions for ${goal}`,
  viewDetails: "View Details",
  unsavedNote: "Unsaved note",
  unreadNotes: (count: number) => counted(count, "unread coach note"),

  updating: "Updating...",
  updated: "Progress Updated!",
  completed: "Completed!",
  undone: "Undone.",
  missing: "Error: Missing data",
  waits: "Waiting to be sent",
  kept: "Your progress is saved on this device and will be sent when you sign in.",
  undo: "Undo",
  undoOn: (goal: string) => ` the last change to ${goal}`,
};
