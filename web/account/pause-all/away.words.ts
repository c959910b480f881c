import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  away: "You're away. Your goals are paused.",
  awayUntil: (day: ReactNode) => parts("Away until ", day, ". Your goals are paused."),
  comeBack: "I'm back",
};
