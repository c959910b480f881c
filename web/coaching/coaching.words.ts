import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Coaching",
  loading: "Loading the goals you coach...",
  notAllowed:
    "You don't have permission to view coaching assignments. Please check your account settings.",
  failed: "Something couldn't be loaded. Please try again in a moment.",

  noGoals:
    "You're not coaching anyone yet. When you accept an invitation, the goal appears here. You can also invite a coach for one of your own goals.",
  inviteCoach: "Invite a coach",
  howItWorks: "How Coaching Works",
  invited: "You get an invitation",
  invitedHow:
    "Someone who trusts you sends you a link to one of their goals. It works for 14 days.",
  see: "You follow the progress",
  seeHow: "The goal appears here with its progress and the check-ins its owner shares with you.",
  say: "You give feedback",
  sayHow:
    "Leave a note: feedback, encouragement, a suggestion or a milestone. The owner can reply, and so can you.",
  done: "You finish together",
  doneHow: "A completed goal leaves your list. The owner keeps your notes.",

  needsYou: (count: ReactNode) => parts("Needs you ", count),
  nobodyWaits: "Nobody is waiting for you.",
  reply: "Reply",
  nudge: "Nudge",
  wellDone: "Well done",
  confirm: "Confirm",
  notYet: "Not yet",
  confirmed: "Confirmed.",
  acknowledge: "Acknowledge",
  acknowledgeOnTrack: (checkIns: number) => `Acknowledge all on track (${checkIns})`,
  open: "Open",
  markAsRead: "Mark as read",
  acknowledged: (checkIns: number) =>
    checkIns === 1 ? "Acknowledged." : `Acknowledged ${checkIns} check-ins.`,
  acknowledgedOf: (acknowledged: number, shown: number) =>
    `Acknowledged ${acknowledged} of ${shown} check-ins. The others changed in the meantime.`,
  changedMeanwhile: "This check-in changed in the meantime. Please read it again.",
  markedAsRead: "Marked as read.",
  noteSaved: "Note saved.",
  nudged: (owner: string) => `Nudge sent to ${owner}.`,
  praised: (owner: string) => `“Well done” sent to ${owner}.`,
  replySent: "Reply sent.",
  pressFailed: "That couldn't be saved. Please try again.",

  goalsCoached: "Goals Coached",
  needAttention: "Need Attention",
  needAttentionWhy: `Overdue, more than ${limits.stalledAfterDays} days without progress, or below ${limits.coachAttentionBelow}%.`,
  averageProgress: "Average Progress",
  recentNotes: "Notes in the Last 7 Days",

  goals: "Goals you coach",
  show: "Show",
  showAll: "All goals",
  showNeedsAttention: "Needs attention",
  showRecentNotes: "Recent notes",
  showCompleted: "Completed",
  sortBy: "Sort by",
  byProgress: "Progress",
  byDueDate: "Due date",
  byLastUpdated: "Last updated",
  byName: "Alphabetical",
  group: "Group",
  groupByPerson: "By person",
  groupNone: "All in one list",
  goalCount: (count: number) => counted(count, "goal"),
  shownOf: (shown: number, all: number) => `${shown} of ${counted(all, "goal")}`,
  noMatch: "No goals match this filter.",
  showAllGoals: "Show all goals",
  restFailed: "These goals couldn't be loaded.",
  showMore: "Show more",

  brief: "Brief",
  trend: (health: string) => `Last check-ins, oldest first: ${health}`,
  noCheckInYet: "no check-in yet",
  lastCheckIn: (when: string) => `last check-in ${when}`,
  kept: (kept: number, answered: number) => `${kept} of ${counted(answered, "promise")} kept`,
  notes: "Notes",

  goalOf: (category: ReactNode, owner: ReactNode) => parts(category, ", ", owner, "'s goal"),
  unknownMeasure: "This page can't show this type of measure. Reload the page and try again.",
  progressOf: (goal: string) => `Progress of ${goal}`,
  timeFor: (goal: string) => `Time passed for ${goal}`,
  timePassed: (percent: number) => `${percent}% of the time has passed`,
  due: (day: ReactNode, distance: ReactNode) => parts("Due ", day, distance),
  noUpdateYet: "No update yet",
  lastUpdated: (when: string) => `Last updated ${when}`,
  addNote: "Add Note",
  notesAndDetails: "Notes and Details",
  noNotesYet: "No notes yet",
  noteCount: (notes: number, last: string) => `${counted(notes, "note")}, latest ${last}`,

  checkIns: "Shared check-ins",
  loadingCheckIns: "Loading check-ins...",
  noCheckIns: "No check-ins shared with you yet.",

  stepDown: "Step down",
  stepDownSure: "Step down as coach?",
  stepDownWhat: (owner: ReactNode) =>
    parts(
      owner,
      " will be notified, and you'll no longer see this goal. ",
      owner,
      " keeps the notes you wrote for them. Your private notes will only be in your data export.",
    ),
  keepCoaching: "Keep coaching",

  coachingEnded: (goal: string) =>
    `You no longer coach “${goal}”. Coaching ends when the goal ends or when one of you ends the coaching. `,
  wasNotSent: "This text wasn't sent:",
  notSent: "Not sent",
  dismiss: "Dismiss",
};
