import type { GoalCard } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import { loadCardParts } from "../progress/progress-modal-chunk.ts";

export const LateWaiting = late<{ readonly goal: GoalCard }>(
  () => loadCardParts().then((m) => m.Waiting),
  null,
);
