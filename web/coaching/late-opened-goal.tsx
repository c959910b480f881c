import { late } from "#web/client/late-part.tsx";
import type { OpenedProps } from "./opened-goal.tsx";

/** What is opened of a coached goal: its script comes with the first one. */
export const LateOpenedGoal = late<OpenedProps>(() =>
  import("./opened-goal.tsx").then((m) => m.OpenedGoal),
);
