import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  toYourself: "Note to yourself",
  toYourCoach: "Note to your coach",
  howIsItGoing: "How is it going?",
  whoReads: "Who can read this",
  onlyMe: "Only me",
  myCoachToo: "Me and my coach",
  noCoachNow: "The coach you wrote this for no longer coaches this goal. Only you can read it.",
  anotherCoach: (coach: string) =>
    `${coach} wasn't your coach when you wrote this. Only you can read it, unless you choose otherwise.`,
  save: "Save note",
  saved: "Note saved.",

  loading: "Loading your check-ins...",
  none: "Your check-ins will appear here.",
  checkIn: (health: string | null) => (health === null ? "Check-in." : `Check-in: ${health}.`),
  promised: (said: string, promise: string) => `${said} I will ${promise}`,
  writtenFor: (category: ReactNode, when: string, readers: string) =>
    parts(category, `. ${when}, visible to ${readers}.`),
  youAlone: "only you",
  youAndCoach: "you and your coach",
};
