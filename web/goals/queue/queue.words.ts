import * as limits from "#domain/limits.ts";

export const words = {
  yourGoals: "Your goals",
  readLast: (when: string) => `Last updated ${when}.`,
  noGoals: "No goals.",

  toSend: "Waiting to be sent",
  stepOn: (step: string, goal: string, day: string) => `${step} on “${goal}”, ${day}`,
  done: "Done",
  noLongerDone: "No longer done",
  reachedOn: (day: string) => `Reached on ${day}`,

  full: `Up to ${limits.stepsOnDevice} changes can wait on this device until you're online. This one wasn't logged.`,
  notSent: (step: string) => `Not sent: ${step}`,
  goalGone: "This goal no longer exists.",
  overtaken: "This goal was changed in another window.",
  tooEarly: `Progress can be logged up to ${limits.backDatedDays} days back.`,
  yourNote: (note: string) => `Your note: “${note}”`,
  more: (count: number) => `And ${count} more.`,
};
