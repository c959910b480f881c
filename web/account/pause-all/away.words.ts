import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  allPaused: "All your goals are paused.",
  allPausedUntil: (day: ReactNode) => parts("All your goals are paused until ", day, "."),
  comeBack: "I'm back",
};
