import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Brief",
  titleOf: (owner: string) => `Brief: ${owner}`,
  loading: "Loading the brief...",
  failed: "The brief couldn't be loaded.",
  about: (goals: number) =>
    `The last ${counted(limits.briefWeeks, "week")} of ${counted(goals, "goal")} you coach.`,
  print: "Print",
  week: "Week",
  step: (step: ReactNode, day: ReactNode) => parts("Step: ", step, ", ", day),
  noWeeks: "No check-ins yet.",
};
