import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { marksActivity, recorded } from "#domain/ledger.ts";
import type { Measure } from "#domain/measure.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";

/** `before` is null where it is not certain. */
export interface Undoable {
  readonly goalId: string;
  readonly entryId: string;
  readonly before: Measure | null;
  readonly after: Measure;
}

/** Cannot have reached the server yet. */
export interface KeptChange {
  readonly goalId: string;
  readonly key: string;
}

interface Reversal {
  readonly kind: "undo";
  readonly of: Undoable;
}

/** Kept apart from the cached rows and rendered over them. */
export interface PendingChange {
  /** Idempotency key. */
  readonly key: string;
  readonly goalId: string;
  readonly change: ProgressChange | Reversal;
  readonly stage: Stage;
  /** Kept on this device until the server is reachable. */
  readonly waits?: true;
}

type Stage =
  /** Behind another write of the goal. */
  | { readonly kind: "waiting" }
  /** In flight: newer rows may include it already, only `from` surely does not. */
  | { readonly kind: "sent"; readonly from: GoalCard }
  /** Its row replaces the cached one until the cache is as new. */
  | { readonly kind: "answered"; readonly goal: GoalCard };

export type Overlay = readonly PendingChange[];

export function addWaiting(overlay: Overlay, move: Omit<PendingChange, "stage">): Overlay {
  return [...overlay, { ...move, stage: { kind: "waiting" } }];
}

export function markSent(overlay: Overlay, key: string, from: GoalCard): Overlay {
  return overlay.map((move) =>
    move.key === key ? { ...move, stage: { kind: "sent", from } } : move,
  );
}

/** Also replaces earlier answers of the goal. */
export function markAnswered(overlay: Overlay, key: string, goal: GoalCard): Overlay {
  return overlay
    .filter(({ goalId, stage }) => goalId !== goal.id || stage.kind !== "answered")
    .map((move) => (move.key === key ? { ...move, stage: { kind: "answered", goal } } : move));
}

/** Keeps its stage unless given another. */
export function held(overlay: Overlay, key: string, stage?: Stage): Overlay {
  return overlay.map((move) =>
    move.key === key ? { ...move, stage: stage ?? move.stage, waits: true } : move,
  );
}

export function replaceChanges(
  overlay: Overlay,
  steps: readonly Pick<PendingChange, "key" | "change">[],
): Overlay {
  return overlay.map((move) => {
    const step = steps.find(({ key }) => key === move.key);
    return step === undefined ? move : { ...move, change: step.change };
  });
}

export function isHeld(overlay: Overlay, goalId: string): boolean {
  return overlay.some(
    (move) => move.goalId === goalId && move.waits && move.stage.kind !== "answered",
  );
}

export function withdrawn(overlay: Overlay, key: string): Overlay {
  return overlay.filter((move) => move.key !== key);
}

// If something else was logged since, the server refuses.
function reversed(goal: GoalCard, { before, after }: Undoable): GoalCard {
  if (before === null || goal.measurable.currentValue !== after.currentValue) return goal;
  return { ...goal, measurable: before };
}

function moved(goal: GoalCard, change: PendingChange["change"], now: Now): GoalCard {
  if (change.kind === "undo") return reversed(goal, change.of);
  const measurable = progressed(goal, change, now);
  if (isRefused(measurable)) return goal;
  const entry = recorded(goal, measurable, change, now);
  if (entry === null || isRefused(entry)) return goal;
  if (!marksActivity(entry)) return { ...goal, measurable };
  return { ...goal, measurable, lastProgressUpdateAt: now.at };
}

/** Returns `row` itself where nothing lies over it. */
export function overlaidGoal(row: GoalCard, overlay: Overlay, now: Now): GoalCard {
  let goal = row;
  for (const { goalId, change, stage } of overlay) {
    if (goalId !== row.id) continue;
    if (stage.kind === "waiting") goal = moved(goal, change, now);
    if (stage.kind === "sent") goal = moved(stage.from, change, now);
    if (stage.kind === "answered" && stage.goal.rev > goal.rev) goal = stage.goal;
  }
  return goal;
}
