import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Your weekly check-in",
  loading: "Loading your check-in...",
  failed: "Your check-in could not be loaded.",
  nothingDue: "No check-in is due.",
  nextOn: (day: string) => ` The next one is on ${day}.`,
  toDashboard: "To the dashboard",

  numberOf: (number: number, goals: number) => `${number} of ${goals}`,
  checkInOn: (goal: string) => `Check-in on ${goal}`,
  lastTime: (promise: ReactNode) => parts("Last time you said: ", promise),

  whereAreYou: "Where are you?",
  decrease: "Decrease",
  increase: "Increase",
  value: "Value",
  notYet: "Not yet",
  done: "Done",
  notYetExpected: (day: string) => `Not yet, expected on ${day}`,
  reached: "Reached",
  reachedOn: "Reached on",
  chooseDay: "Choose the day.",
  atLeastZero: "A number of at least 0.",

  howIsItGoing: "How is it going?",
  pace: (pace: string) => ` The pace line says: ${pace}.`,
  chooseHealth: "Choose how it is going.",
  obstacle: "What is in the way?",
  help: "What would help?",
  iWill: "I will",
  iWillBy: (day: string) => `By ${day} I will`,
  iWillByNext: (day: string) => `By next ${day} I will`,
  whoReads: "Who reads it",
  forBoth: (coach: string) => `For ${coach} and me`,
  forMeAlone: "For me alone",

  plans: "Your if-then plans",
  skip: "Skip",
  save: "Save",
  saveAndNext: "Save and next",
  moved: "The value has changed elsewhere. Look at it, and save again.",
  noLongerDue: (refusal: string) =>
    `${refusal} It was done elsewhere, or the goal rests or has ended.`,
  next: "Next",
  discard: "Discard what I wrote",

  summary: "What you wrote",
  kept: (kept: number, answered: number) => `${kept} of ${counted(answered, "promise")} kept.`,
  earned: (badges: readonly string[]) => `You earned a badge: ${badges.join(", ")}.`,
  valueBefore: (value: string, former: string) => `${value} (before: ${former})`,
  skipped: "Skipped",
  dueUntil: (day: string) => ` Due until ${day}.`,
  checkIn: "Check in",
  checkInOnGoal: (goal: string) => ` on ${goal}`,
};
