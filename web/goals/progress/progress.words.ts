import * as limits from "#domain/limits.ts";
import type { Mode } from "./progress-edit.ts";

export const words = {
  title: "Update Progress",
  now: (value: string) => `Now: ${value}`,
  chooseDay: "Choose the date you reached it.",
  howToUpdate: "How to update",
  modes: {
    "quick-update": "Quick Update",
    "set-value": "Set Value",
  } satisfies Record<Mode, string>,

  decrease: "Decrease",
  increase: "Increase",
  goalIs: "This goal is",
  complete: "Complete",
  notComplete: "Not Complete",
  newValue: "New value",
  newValueIn: (unit: string) => `New value (${unit})`,
  atLeastZero: "Please enter 0 or more.",
  unsaved: "Nothing has been saved yet.",
  notANumber: (typed: string) => `“${typed}” isn't a number. Nothing has been saved yet.`,
  achievedOn: "Reached on",
  achievedOnWhy: "Leave it empty until you reach the goal.",
  clear: "Clear",
  moved: "The value was changed in another window. Check it and save again.",
  movedUnder: (typed: string) =>
    `The value was changed in another window. Check it and save again. You had entered ${typed}.`,

  moveDate: "Move the date",

  remark: "Add a note or an earlier date",
  note: "Note",
  doneOn: "Done on",
  doneOnWhy: `Today or up to ${limits.backDatedDays} days ago. Earlier days are marked “logged later”.`,
  noChange: "To save a note, change the value first.",

  save: "Save",
  cancel: "Cancel",
  openGoal: "Open goal",
};
