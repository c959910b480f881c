import type { Badge } from "#contract/badges.ts";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";

export interface SavedCheckIn {
  readonly item: DueCheckIn;
  readonly said: WeeklyCheckInDraft;
  readonly before: GoalCard;
  readonly after: GoalCard;
  readonly badges: readonly Badge[];
}

// product 25.11; goals by their ids.
export interface Round {
  /** A goal's number is its place here. */
  readonly order: readonly string[];
  /** The first is shown. */
  readonly queue: readonly string[];
  /** Skipped once; they return at the end. */
  readonly putOff: readonly string[];
  /** Skipped for good. */
  readonly skipped: readonly string[];
  /** No longer due while shown; they do not return. */
  readonly passed: readonly string[];
  readonly written: readonly SavedCheckIn[];
  readonly items: Readonly<Record<string, DueCheckIn>>;
}

const idOf = ({ goal }: DueCheckIn) => goal.id;

export function begun(due: readonly DueCheckIn[], first: string | null): Round {
  const order = due
    .map(idOf)
    .toSorted((one, other) => Number(other === first) - Number(one === first));
  return {
    order,
    queue: order,
    putOff: [],
    skipped: [],
    passed: [],
    written: [],
    items: Object.fromEntries(due.map((item) => [item.goal.id, item])),
  };
}

/** Adds new ones last; keeps the shown and the written. */
export function withDue(round: Round, due: readonly DueCheckIn[]): Round {
  const ids = new Set(due.map(idOf));
  const [shown] = round.queue;
  const stays = (id: string) => ids.has(id) || id === shown;
  const gone = new Set(round.queue.filter((id) => !stays(id)));
  const added = [...ids].filter((id) => !round.order.includes(id) && !round.passed.includes(id));
  return {
    ...round,
    order: [...round.order.filter((id) => !gone.has(id)), ...added],
    queue: [...round.queue.filter((id) => !gone.has(id)), ...added],
    skipped: round.skipped.filter((id) => ids.has(id)),
    items: { ...round.items, ...Object.fromEntries(due.map((item) => [item.goal.id, item])) },
  };
}

export function afterWriting(round: Round, written: SavedCheckIn): Round {
  return { ...round, queue: round.queue.slice(1), written: [...round.written, written] };
}

/** `goal`: completed, or waiting for its coach. */
export function afterCompleting(round: Round, goal: GoalCard): Round {
  const written = round.written.map((one) =>
    one.after.id === goal.id ? { ...one, after: goal } : one,
  );
  return { ...round, written };
}

export function afterPassing(round: Round): Round {
  const [shown, ...queue] = round.queue;
  return shown === undefined ? round : { ...round, queue, passed: [...round.passed, shown] };
}

export function afterSkipping(round: Round): Round {
  const [shown, ...queue] = round.queue;
  if (shown === undefined) return round;
  if (queue.length === 0 || round.putOff.includes(shown))
    return { ...round, queue, skipped: [...round.skipped, shown] };
  return { ...round, queue: [...queue, shown], putOff: [...round.putOff, shown] };
}

export function takenUp(round: Round, goalId: string): Round {
  const skipped = round.skipped.filter((id) => id !== goalId);
  return { ...round, queue: [goalId, ...round.queue], skipped };
}
