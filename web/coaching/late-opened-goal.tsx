import { late } from "#web/client/late-part.tsx";
import type { OpenedProps } from "./opened-goal.tsx";

export const LateOpenedGoal = late<OpenedProps>(() =>
  import("./opened-goal.tsx").then((m) => m.OpenedGoal),
);
