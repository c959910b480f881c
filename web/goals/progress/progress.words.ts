import * as limits from "#domain/limits.ts";

export const words = {
  title: "Update Progress",
  now: (value: string) => `Now: ${value}`,
  chooseDay: "Choose the day on which you reached it.",
  howToUpdate: "How to update",
  quickUpdate: "Quick Update",
  setValue: "Set Value",

  decrease: "Decrease",
  increase: "Increase",
  goalIs: "This goal is",
  complete: "Complete",
  notComplete: "Not Complete",
  newValue: "New value",
  newValueIn: (unit: string) => `New value (${unit})`,
  atLeastZero: "A number of at least 0.",
  unsaved: "Nothing was saved yet.",
  notANumber: (typed: string) => `“${typed}” is not a number. Nothing was saved yet.`,
  achievedOn: "Achieved on",
  achievedOnWhy: "Leave it empty while the goal is still ahead of you.",
  clear: "Clear",
  moved: "The value has changed elsewhere. Look at it, and save again.",
  movedUnder: (typed: string) =>
    `The value has changed elsewhere. Look at it, and save again. You had entered ${typed}.`,

  remark: "Add a note or an earlier day",
  note: "Note",
  doneOn: "Done on",
  doneOnWhy: `Today, or up to ${limits.backDatedDays} days ago: then it is marked as logged later.`,
  noChange: "A note goes with a change, and there is none yet.",

  save: "Save",
  cancel: "Cancel",
  openGoal: "Open goal",
} as const;
