import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  markedComplete: (goal: ReactNode) => parts('Goal "', goal, '" marked as complete!'),
  took: (weeks: number) =>
    weeks === 0 ? "It took less than a week." : `It took ${counted(weeks, "week")}.`,
  shareNow: "Share",
  close: "Close",
  undo: "Undo",
  share: "Share your achievement",

  wasDeleted: (goal: ReactNode) => parts("“", goal, "” was deleted."),
  deletedGoals: "Deleted goals",

  readAs: (number: string) => `We read this as ${number}.`,
};
