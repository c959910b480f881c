import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";

/** Progress that this browser has asked for. It is kept apart from the rows and shown over them. */
export interface Move {
  /** The idempotency key of its write. */
  readonly key: string;
  readonly goalId: string;
  readonly change: ProgressChange;
  readonly stage: Stage;
}

type Stage =
  /** Behind another write of the same goal. */
  | { readonly kind: "waiting" }
  /** Under way. A row that arrives meanwhile may hold the move already or not: only the one it left from is sure. */
  | { readonly kind: "sent"; readonly from: GoalCard }
  /** Done. The row it made stands in for the cached one until that is as late. */
  | { readonly kind: "answered"; readonly goal: GoalCard };

/** In the order in which they were asked for. */
export type Overlay = readonly Move[];

export function asked(overlay: Overlay, move: Omit<Move, "stage">): Overlay {
  return [...overlay, { ...move, stage: { kind: "waiting" } }];
}

export function sent(overlay: Overlay, key: string, from: GoalCard): Overlay {
  return overlay.map((move) =>
    move.key === key ? { ...move, stage: { kind: "sent", from } } : move,
  );
}

/** With the row that a move made, which stands for the earlier answers of its goal too. */
export function answered(overlay: Overlay, key: string, goal: GoalCard): Overlay {
  return overlay
    .filter(({ goalId, stage }) => goalId !== goal.id || stage.kind !== "answered")
    .map((move) => (move.key === key ? { ...move, stage: { kind: "answered", goal } } : move));
}

export function withdrawn(overlay: Overlay, key: string): Overlay {
  return overlay.filter((move) => move.key !== key);
}

function moved(goal: GoalCard, change: ProgressChange, now: Now): GoalCard {
  const measurable = progressed(goal, change, now);
  return isRefused(measurable) ? goal : { ...goal, measurable, lastProgressUpdateAt: now.at };
}

/** A goal as this person sees it: its row, and over it what they have asked for. The row itself where that is nothing. */
export function shownGoal(row: GoalCard, overlay: Overlay, now: Now): GoalCard {
  let goal = row;
  for (const { goalId, change, stage } of overlay) {
    if (goalId !== row.id) continue;
    if (stage.kind === "waiting") goal = moved(goal, change, now);
    if (stage.kind === "sent") goal = moved(stage.from, change, now);
    if (stage.kind === "answered" && stage.goal.rev > goal.rev) goal = stage.goal;
  }
  return goal;
}
