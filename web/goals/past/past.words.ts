import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Past goals",
  loading: "Loading your past goals...",
  failed: "Your past goals could not be loaded.",
  none: "Goals that you complete or close will stand here.",
  toDashboard: "To the dashboard",

  ledge: (completed: number, closed: number) =>
    [
      `A ledge with ${counted(completed + closed, "cairn")}`,
      ...(completed > 0 ? [`${completed} whole, of what was completed`] : []),
      ...(closed > 0 ? [`${closed} low and open, of what was closed`] : []),
    ].join("; "),
  completedOn: (day: ReactNode) => parts("Completed ", day),
  closedOn: (day: ReactNode) => parts("Closed ", day),
  learned: "What you learned",
  reopen: "Take up again",
  startAgain: "Start again",

  showOlder: "Show older",
  olderFailed: "Your older goals could not be loaded.",
};
