import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { marksActivity, recorded } from "#domain/ledger.ts";
import type { Measure } from "#domain/measure.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";

/** An entry that may be taken back, and the goal's measure around it: `before` is null where it is not sure. */
export interface Undoable {
  readonly goalId: string;
  readonly entryId: string;
  readonly before: Measure | null;
  readonly after: Measure;
}

/** A change that is kept on this device and cannot have reached the server yet, by the key of its write. */
export interface KeptChange {
  readonly goalId: string;
  readonly key: string;
}

/** The taking back of an entry. */
interface Reversal {
  readonly kind: "undo";
  readonly of: Undoable;
}

/** Progress that this browser has asked for. It is kept apart from the rows and shown over them. */
export interface Move {
  /** The idempotency key of its write. */
  readonly key: string;
  readonly goalId: string;
  readonly change: ProgressChange | Reversal;
  readonly stage: Stage;
  /** Kept on this device until the server can be reached. */
  readonly waits?: true;
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

/** Kept until the server can be reached; over what it is shown stays, unless told. */
export function held(overlay: Overlay, key: string, stage?: Stage): Overlay {
  return overlay.map((move) =>
    move.key === key ? { ...move, stage: stage ?? move.stage, waits: true } : move,
  );
}

/** With changes as they are asked for by now, by their keys. */
export function rebased(overlay: Overlay, steps: readonly Pick<Move, "key" | "change">[]): Overlay {
  return overlay.map((move) => {
    const step = steps.find(({ key }) => key === move.key);
    return step === undefined ? move : { ...move, change: step.change };
  });
}

/** Whether a change of a goal waits on this device for the server. */
export function isHeld(overlay: Overlay, goalId: string): boolean {
  return overlay.some(
    (move) => move.goalId === goalId && move.waits && move.stage.kind !== "answered",
  );
}

export function withdrawn(overlay: Overlay, key: string): Overlay {
  return overlay.filter((move) => move.key !== key);
}

// Where something else was logged meanwhile, the server refuses.
function reversed(goal: GoalCard, { before, after }: Undoable): GoalCard {
  if (before === null || goal.measurable.currentValue !== after.currentValue) return goal;
  return { ...goal, measurable: before };
}

function moved(goal: GoalCard, change: Move["change"], now: Now): GoalCard {
  if (change.kind === "undo") return reversed(goal, change.of);
  const measurable = progressed(goal, change, now);
  if (isRefused(measurable)) return goal;
  const entry = recorded(goal, measurable, change, now);
  if (entry === null || isRefused(entry)) return goal;
  if (!marksActivity(entry)) return { ...goal, measurable };
  return { ...goal, measurable, lastProgressUpdateAt: now.at };
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
