import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  markedComplete: (goal: ReactNode) => parts('Goal "', goal, '" marked as complete!'),
  undo: "Undo",
  share: "Share your achievement",

  wasDeleted: (goal: ReactNode) => parts("“", goal, "” was deleted."),
  deletedGoals: "Deleted goals",

  readAs: (number: string) => `We read this as ${number}.`,
};
