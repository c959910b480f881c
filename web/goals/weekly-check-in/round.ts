import type { Badge } from "#contract/badges.ts";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";

/** A check-in that was written in this round. */
export interface Written {
  readonly item: DueCheckIn;
  readonly said: WeeklyCheckInDraft;
  /** As it was before, and as the check-in left it. */
  readonly before: GoalCard;
  readonly after: GoalCard;
  readonly badges: readonly Badge[];
}

/** A way through the goals on which a check-in is due, one after another (product 25.11). Goals are named by their ids. */
export interface Round {
  /** Each goal's number is its place here, whenever it is shown. */
  readonly order: readonly string[];
  /** Still to come; the first is the one that is shown. */
  readonly queue: readonly string[];
  /** Skipped once: they come again at the end. */
  readonly putOff: readonly string[];
  /** Skipped for good in this round. */
  readonly skipped: readonly string[];
  /** Shown, and no longer due when they were: they do not come again. */
  readonly passed: readonly string[];
  readonly written: readonly Written[];
  readonly items: Readonly<Record<string, DueCheckIn>>;
}

const idOf = ({ goal }: DueCheckIn) => goal.id;

/** A round through what is due; it begins with the goal `first` where that is due. */
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

/**
 * The round with what is due now: what has come is added at the end, what is no longer due goes unless it is shown or
 * was written.
 */
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

/** On from the goal that is shown, which was checked in on. */
export function afterWriting(round: Round, written: Written): Round {
  return { ...round, queue: round.queue.slice(1), written: [...round.written, written] };
}

/** On from the goal that is shown, on which no check-in is due any more. */
export function afterPassing(round: Round): Round {
  const [shown, ...queue] = round.queue;
  return shown === undefined ? round : { ...round, queue, passed: [...round.passed, shown] };
}

/** On from the goal that is shown: it comes again once, after the others. */
export function afterSkipping(round: Round): Round {
  const [shown, ...queue] = round.queue;
  if (shown === undefined) return round;
  if (queue.length === 0 || round.putOff.includes(shown))
    return { ...round, queue, skipped: [...round.skipped, shown] };
  return { ...round, queue: [...queue, shown], putOff: [...round.putOff, shown] };
}

/** Shows a goal again that was skipped. */
export function takenUp(round: Round, goalId: string): Round {
  const skipped = round.skipped.filter((id) => id !== goalId);
  return { ...round, queue: [goalId, ...round.queue], skipped };
}
