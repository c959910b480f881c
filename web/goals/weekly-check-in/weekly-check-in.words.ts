import { words as list } from "#domain/list.words.ts";
import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Your weekly check-in",
  loading: "Loading your check-in...",
  failed: "Your check-in couldn't be loaded.",
  nothingDue: "No check-in is due.",
  nextOn: (day: string) => ` The next one is on ${day}.`,
  toDashboard: "Go to dashboard",

  allAtOnce: "All goals on one page",
  numberOf: (number: number, goals: number) => `${number} of ${goals}`,
  checkInOn: (goal: string) => `Check-in on ${goal}`,
  lastTime: (promise: ReactNode) => parts("Last promise: ", promise),

  whereAreYou: "How far along are you?",
  decrease: "Decrease",
  increase: "Increase",
  value: "Value",
  notYet: "Not yet",
  done: "Done",
  notYetExpected: (day: string) => `Not yet, expected on ${day}`,
  reached: "Reached",
  reachedOn: "Reached on",
  chooseDay: "Please choose a day.",
  atLeastZero: "Please enter 0 or more.",

  howIsItGoing: "How is it going?",
  onPace: "You're on pace.",
  ahead: (by: string) => `You're ${by} ahead of an even pace.`,
  behind: (by: string) => `You're ${by} behind an even pace.`,
  about: (amount: string) => `about ${amount}`,
  slightly: "slightly",
  chooseHealth: "Please choose how it's going.",
  obstacle: "What's in the way?",
  help: "What would help?",
  whoReads: "Who can read this",
  forBoth: (coach: string) => `Share with ${coach}`,
  forMeAlone: "Keep private",

  plans: "Your if-then plans",
  skip: "Skip",
  save: "Save",
  saveAndNext: "Save and continue",
  saveAndComplete: "Save and mark complete",
  moved: "The value was changed in another window. Check it and save again.",
  noLongerDue: (refusal: string) =>
    `${refusal} It was done in another window, or the goal is paused or has ended.`,
  next: "Next",
  discard: "Discard my text",

  summary: "Your check-ins",
  kept: (kept: number, answered: number) => `${kept} of ${counted(answered, "promise")} kept.`,
  earned: (badges: readonly string[]) => `You earned a badge: ${list.and(badges)}.`,
  valueBefore: (value: string, former: string) => `${value} (before: ${former})`,
  markComplete: "Mark complete",
  markCompleteOf: (goal: string) => `, ${goal}`,
  skipped: "Skipped",
  dueUntil: (day: string) => ` Open until ${day}.`,
  checkIn: "Check in",
  checkInOnGoal: (goal: string) => ` on ${goal}`,
};
