import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Coaching",
  loading: "Loading the goals you coach...",
  notAllowed:
    "You don't have permission to view coaching assignments. Please check your account settings.",
  failed: "Something could not be loaded. It may be here again in a while.",

  noGoals:
    "Nobody has asked you to coach a goal yet. Goals that you are invited to appear here. For a goal of your own you can invite a coach.",
  inviteCoach: "Invite a coach",
  howItWorks: "How Coaching Works",
  invited: "You are invited",
  invitedHow:
    "Somebody who trusts you sends you a link to one of their goals. It is good for 14 days.",
  see: "You see how it goes",
  seeHow:
    "The goal appears here with its progress, each step as it is made, and the check-ins that are meant for you.",
  say: "You say what you see",
  sayHow:
    "Leave a note: feedback, encouragement, a suggestion, a milestone. They can answer, and you can answer back.",
  done: "You are done when they are",
  doneHow: "A completed goal leaves your list. What you wrote stays theirs.",

  needsYou: (count: ReactNode) => parts("Needs you ", count),
  nobodyWaits: "Nobody waits for you.",
  reply: "Reply",
  nudge: "Nudge",
  acknowledge: "Acknowledge",
  open: "Open",
  markAsRead: "Mark as read",
  acknowledged: "Acknowledged.",
  markedAsRead: "Marked as read.",
  noteSaved: "Note saved.",
  nudged: (owner: string) => `Nudged ${owner}.`,
  replySent: "Reply sent.",
  pressFailed: "That could not be saved. Please try again.",

  goalsCoached: "Goals Coached",
  needAttention: "Need Attention",
  needAttentionWhy: `Overdue, over ${limits.stalledAfterDays} days without progress, or under ${limits.coachAttentionBelow}%.`,
  averageProgress: "Average Progress",
  recentNotes: "Notes in 7 Days",

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
  groupNone: "One list",
  goalCount: (count: number) => counted(count, "goal"),
  shownOf: (shown: number, all: number) => `${shown} of ${counted(all, "goal")}`,
  noMatch: "No goal matches this filter now.",
  showAllGoals: "Show all goals",
  restFailed: "These goals could not be loaded.",
  showMore: "Show more",

  brief: "Brief",
  trend: (health: string) => `Last check-ins, oldest first: ${health}`,
  noCheckInYet: "no check-in yet",
  lastCheckIn: (when: string) => `last check-in ${when}`,
  kept: (kept: number, answered: number) => `kept ${kept} of ${answered}`,
  notes: "Notes",

  goalOf: (category: ReactNode, owner: ReactNode) => parts(category, ", a goal of ", owner),
  unknownMeasure:
    "It is measured in a way that this page does not know yet. Loading the page again may help.",
  progressOf: (goal: string) => `Progress of ${goal}`,
  due: (day: ReactNode, distance: ReactNode) => parts("Due ", day, distance),
  noProgressYet: "No progress logged yet",
  lastProgress: (when: string) => `Last progress ${when}`,
  addNote: "Add Note",
  notesAndDetails: "Notes and Details",
  noNotesYet: "No notes yet",
  noteCount: (notes: number, last: string) => `${counted(notes, "note")}, the last ${last}`,

  checkIns: "Check-ins for you",
  loadingCheckIns: "Loading check-ins...",
  noCheckIns: "None were written for you yet.",

  stepDown: "Step down",
  stepDownSure: "Step down as coach?",
  stepDownWhat: (owner: ReactNode) =>
    parts(
      owner,
      " is told, and you no longer see this goal. What you wrote for ",
      owner,
      " stays with them. Your notes for yourself are then in the download of your data alone.",
    ),
  keepCoaching: "Keep coaching",

  coachingEnded: (goal: string) =>
    `You no longer coach “${goal}”. A coaching ends with its goal, or when one of you ends it. `,
  wasNotSent: "What you were writing was not sent:",
  notSent: "Not sent",
  dismiss: "Dismiss",
};
