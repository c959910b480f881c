import * as limits from "#domain/limits.ts";

export const words = {
  yourGoals: "Your goals",
  readLast: (when: string) => `As they were read last: ${when}.`,
  noGoals: "There were none.",

  toSend: "Waiting to be sent",
  stepOn: (step: string, goal: string, day: string) => `${step} on “${goal}”, ${day}`,
  done: "Done",
  noLongerDone: "No longer done",
  reachedOn: (day: string) => `Reached on ${day}`,

  full: `This device keeps up to ${limits.stepsOnDevice} steps that wait for the connection. This one was not logged.`,
  notSent: (step: string) => `Not sent: ${step}`,
  goalGone: "The goal is not there any more.",
  overtaken: "The goal was changed elsewhere meanwhile.",
  tooEarly: `Progress can be logged up to ${limits.backDatedDays} days back.`,
  yourNote: (note: string) => `Your note: “${note}”`,
  more: (count: number) => `And ${count} more.`,
};
