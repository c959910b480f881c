import type { GoalCard } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";

export const LateWaiting = late<{ readonly goal: GoalCard }>(
  () => import("../progress/progress-modal.tsx").then((m) => m.Waiting),
  null,
);
