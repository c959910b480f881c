import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

function entriesInWords(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

export const words = {
  thisGoal: "Manage this goal",
  more: "More actions",
  edit: "Edit",
  pause: "Pause",
  changePause: "Change pause",
  resume: "Resume",
  checkIns: "Check-ins",
  close: "Close",
  delete: "Delete",
  reopen: "Reopen",
  reopened: "Goal reopened.",

  editTitle: "Edit this goal",
  becameElsewhere: (value: string) => `It was changed to “${value}” in another window.`,
  why: "Reason",
  whyOptional: "Reason (optional)",
  coachWillRead: (coach: string) => `${coach} will see this.`,
  discard: "Discard changes",
  saveChanges: "Save changes",
  changed: "Changes saved.",

  pauseTitle: "Pause this goal",
  changePauseTitle: "Change this pause",
  whatPausing:
    "While it's paused, this goal doesn't become overdue or stalled, and you get no reminders for it.",
  howLong: "For how long?",
  untilDay: "Until a date",
  untilResumed: "Until I resume it",
  firstDayBack: "First day back",
  coachCanRead: (coach: string) => `${coach} can see this.`,
  paused: "Goal paused.",
  pauseChanged: "Pause changed.",

  pauseOver: (days: number) =>
    `Welcome back. This goal was paused for ${counted(days, "day")}. Move its due date too?`,
  resumeTitle: "Resume this goal",
  rested: (days: number) => `It was paused for ${counted(days, "day")}. Move its due date too?`,
  moveTo: (day: string) => `Move it to ${day}`,
  keepAt: (day: string) => `Keep ${day}`,
  nowDue: (day: string) => `Due date moved to ${day}.`,
  stillDue: (day: string) => `Due date kept: ${day}.`,
  pausedToday: "You paused it today, so the due date stays the same.",
  resumed: "Goal resumed.",

  cadenceTitle: "Check-ins on this goal",
  whatCadence:
    "A check-in that's due now stays due. If you choose “None”, no more check-ins will be due.",
  howOften: "How often?",
  save: "Save",
  noCheckIns: "No check-ins from now on.",
  checkInsNow: (cadence: string) => `Check-ins: ${cadence}.`,

  closeTitle: "Close this goal without completing it?",
  whatClosing: "It moves to your past goals and no longer counts in your totals.",
  learned: "What did you learn?",
  learnedHint: "Optional. Only you can see this.",
  closeGoal: "Close goal",
  closed: "Goal closed.",

  deleteTitle: "Delete this goal?",
  whatDeleting: (goal: string) =>
    `“${goal}” disappears for you and your coach right away. You can restore it from your account page for ${limits.restoreDays} days. After that, it's permanently deleted.`,

  importProgress: "Import progress",
  whatImport:
    "Add entries from a CSV file to the end of this goal's history. The file's columns are day (like 2026-03-10), value and, optionally, note.",
  file: "CSV file",
  noFile: "Please choose a file.",
  tooLarge: "This file is too large. The limit is 2 MB.",
  notUtf8: "This file isn't UTF-8. Please save it as “CSV UTF-8” and choose it again.",
  fileGoal: "Goal to import",
  noFileGoal: "Please choose a goal.",
  chooseFileGoal: "Choose a goal",
  linesOf: (goal: string, lines: number) => `${goal} (${counted(lines, "line")})`,
  withoutGoal: "Lines without a goal",
  looking: "Checking the file...",
  found: (entries: number, days: ReactNode) => parts(`${entriesInWords(entries)}, `, days),
  allOn: (day: ReactNode) => parts("on ", day),
  fromTo: (first: ReactNode, last: ReactNode) => parts("from ", first, " to ", last),
  becomes: (before: string, after: string) => `. Before: ${before}. After: ${after}.`,
  leftOut: (lines: number) =>
    lines === 1
      ? " 1 line doesn't change the value and will be skipped."
      : ` ${lines} lines don't change the value and will be skipped.`,
  import: "Import",
  importEntries: (entries: number) => `Import ${entriesInWords(entries)}`,
  imported: (entries: number) => `Imported ${entriesInWords(entries)}.`,
};
