import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Check in by email",
  notSaved: (chosen: string, reason: string) => `Not saved: ${chosen}. ${reason}`,
  done: "Done",
  oneStep: "+1",
  written: (change: string, health: string) => `Your check-in was saved: ${change}, ${health}.`,

  lastTime: (promise: ReactNode) => parts("Last time you said: ", promise),
  progress: "Progress",
  health: "How is it going?",
  willBeWritten: (chosen: string) => `We will save: ${chosen}. `,
  onlyYou: "Only you can read this.",
  coachReads: (coach: string) => `${coach} can read this.`,
  openUntil: (day: string) => `Open until ${day}.`,
  save: "Save check-in",
  open: "Open Cairn",
};
