import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  says: (owner: ReactNode, day: string) =>
    parts(owner, ` says it's done. Without your answer it completes on ${day}.`),
  confirm: "Confirm",
  confirmOf: (goal: string) => ` that ${goal} is done`,
  notYet: "Not yet",
  missing: "What is missing?",
  sendNotYet: "Send “Not yet”",
  over: "This request is no longer open. Your text is still here.",
};
