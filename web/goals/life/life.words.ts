import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

function entriesInWords(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

export const words = {
  thisGoal: "This goal",
  edit: "Edit",
  pause: "Pause",
  changePause: "Change pause",
  resume: "Resume",
  checkIns: "Check-ins",
  close: "Close",
  delete: "Delete",
  reopen: "Take up again",
  reopened: "Taken up again.",

  editTitle: "Edit this goal",
  becameElsewhere: (value: string) => `Elsewhere it became ${value}.`,
  why: "Why?",
  whyOptional: "Why? (optional)",
  coachWillRead: (coach: string) => `${coach} will read it.`,
  discard: "Discard changes",
  saveChanges: "Save changes",
  changed: "The goal is changed.",

  pauseTitle: "Pause this goal",
  changePauseTitle: "Change this pause",
  whatPausing:
    "While it rests it is neither overdue nor stalled, nothing reminds of it, and its pace stands still.",
  howLong: "For how long?",
  untilDay: "Until a day",
  untilResumed: "Until I resume it",
  firstDayBack: "First day back",
  coachCanRead: (coach: string) => `${coach} can read it.`,
  paused: "The goal rests.",
  pauseChanged: "The pause is changed.",

  pauseOver: (days: number) =>
    `The pause is over: this goal rested for ${counted(days, "day")}. What about its due date?`,
  resumeTitle: "Resume this goal",
  rested: (days: number) => `It rested for ${counted(days, "day")}. What about its due date?`,
  moveTo: (day: string) => `Move it to ${day}`,
  keepAt: (day: string) => `Keep ${day}`,
  nowDue: (day: string) => `Now due ${day}.`,
  stillDue: (day: string) => `Still due ${day}.`,
  pausedToday: "It was paused today: nothing of the pause is left behind.",
  resumed: "The goal goes on.",

  cadenceTitle: "Check-ins on this goal",
  whatCadence:
    "What is due now stays due until the next check-in. With 'None' nothing is due any more.",
  howOften: "How often?",
  save: "Save",
  noCheckIns: "No check-ins from now on.",
  checkInsNow: (cadence: string) => `Check-ins: ${cadence}.`,

  closeTitle: "Close this goal without finishing it?",
  whatClosing: "It leaves your lists and figures, and stands with your past goals.",
  learned: "What did you learn?",
  learnedHint: "Only you read it. It may stay empty.",
  closeGoal: "Close goal",
  closed: "The goal is closed.",

  deleteTitle: "Delete this goal?",
  whatDeleting: (goal: string) =>
    `“${goal}” is gone for everybody at once. You can restore it on your account page for ${limits.restoreDays} days; then it is erased with all that belongs to it.`,

  importProgress: "Import progress",
  whatImport:
    "The lines of a CSV file come after what stands in this goal's ledger. Its columns are day, like 2026-03-10, value and, if you like, note.",
  file: "CSV file",
  noFile: "Please choose a file.",
  tooLarge: "The file is too large: it can have up to 2 MB.",
  notUtf8: "The file is not in UTF-8. Please save it as CSV UTF-8, and choose it once more.",
  fileGoal: "Goal in the file",
  noFileGoal: "Please choose a goal.",
  chooseFileGoal: "Choose a goal",
  linesOf: (goal: string, lines: number) => `${goal} (${counted(lines, "line")})`,
  withoutGoal: "Lines without a goal",
  looking: "Looking at the file...",
  found: (entries: number, days: ReactNode) => parts(`${entriesInWords(entries)}, `, days),
  allOn: (day: ReactNode) => parts("all on ", day),
  fromTo: (first: ReactNode, last: ReactNode) => parts("from ", first, " to ", last),
  becomes: (before: string, after: string) => `. Before: ${before}. After: ${after}.`,
  leftOut: (lines: number) =>
    lines === 1
      ? " 1 line leaves the value as it is, and is left out."
      : ` ${lines} lines leave the value as it is, and are left out.`,
  import: "Import",
  importEntries: (entries: number) => `Import ${entriesInWords(entries)}`,
  imported: (entries: number) => `Imported ${entriesInWords(entries)}.`,
};
