import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  coachConfirms: "My coach confirms that it's done",
  coachConfirmsHint:
    "When you mark the goal complete, it waits up to 7 days for your coach's answer.",
  notNow: "You can change this when no request is waiting.",
  waiting: (coach: ReactNode, day: string) =>
    parts("Waiting for ", coach, ` to confirm. Without an answer it completes on ${day}.`),
  takeBack: "Take back",
  takeBackOf: (goal: string) => ` the request to confirm ${goal}`,
};
