import type { QueryClient } from "@tanstack/react-query";
import type { Badge } from "#contract/badges.ts";
import { completeGoal, recordProgress, undoProgress } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ProgressChange } from "#domain/progress.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { badgeNewsOf } from "./badges/badge-news-store.ts";
import { makeStore, oneForEachCache } from "#web/client/store.ts";
import { goalNewsOf } from "./goal-news.ts";
import { cachedRow, putRow } from "./goal-rows.ts";
import {
  answered,
  asked,
  sent,
  withdrawn,
  type Move,
  type Overlay,
  type Undoable,
} from "./overlay.ts";

interface Answer {
  readonly goal: GoalCard;
  /** Earned by the write. */
  readonly badges?: readonly Badge[];
}

interface Asking extends Pick<Move, "key" | "change"> {
  readonly goal: GoalCard;
}

// Where another device wrote in between, the row before this entry was never seen here.
function undoable(
  from: GoalCard,
  { goal, entryId }: { readonly goal: GoalCard; readonly entryId: string | null },
): Undoable | null {
  if (entryId === null) return null;
  const before = goal.rev === from.rev + 1 ? from.measurable : null;
  return { goalId: goal.id, entryId, before, after: goal.measurable };
}

// The screen may lag behind the cache: the latest known row is shown until it has caught up.
function refused(overlay: Overlay, key: string, error: unknown, from: GoalCard | null): Overlay {
  const row = (error instanceof ApiError ? error.goal : undefined) ?? from;
  return row === null ? withdrawn(overlay, key) : answered(overlay, key, row);
}

/**
 * The writes of this browser to its person's goals: each goal's one after another, in the order of the clicks. They
 * outlive the screen that began them.
 */
export const goalWritesOf = oneForEachCache(makeGoalWrites);

function makeGoalWrites(client: QueryClient) {
  // What was asked for and lies over the rows.
  const overlay = makeStore<Overlay>([]);
  const turns = new Map<string, Promise<unknown>>();

  function show(change: (overlay: Overlay) => Overlay): void {
    overlay.write(change(overlay.read()));
  }

  // As a mutation, so that the cache's onError sees a lost session. Mutation scopes would pause in a hidden tab.
  function inTurn<A extends Answer>(goalId: string, write: () => Promise<A>): Promise<A> {
    const begin = () =>
      client
        .getMutationCache()
        .build<A, Error, void, unknown>(client, { mutationFn: () => keepAnswer(write) })
        .execute();
    const turn = (turns.get(goalId) ?? Promise.resolve()).then(begin, begin);
    turns.set(goalId, turn);
    return turn;
  }

  // Every answer carries the row as it now is, a stale refusal too.
  async function keepAnswer<A extends Answer>(write: () => Promise<A>): Promise<A> {
    try {
      const answer = await write();
      putRow(client, answer.goal);
      badgeNewsOf(client).announce(answer.badges ?? []);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.goal) putRow(client, error.goal);
      throw error;
    }
  }

  /** Writes a move in its turn. Gives the row that it left from, and the answer. */
  async function move<A extends Answer>(asking: Asking, write: () => Promise<A>) {
    const { key, goal } = asking;
    let from: GoalCard | null = null;
    show((moves) => asked(moves, { key, goalId: goal.id, change: asking.change }));
    try {
      const answer = await inTurn(goal.id, () => {
        const row = cachedRow(client, goal.id) ?? goal;
        from = row;
        show((moves) => sent(moves, key, row));
        return write();
      });
      show((moves) => answered(moves, key, answer.goal));
      return { from: from ?? goal, answer };
    } catch (error) {
      show((moves) => refused(moves, key, error, from));
      throw error;
    }
  }

  /**
   * Shows a change at once and writes it, a retry under its earlier key; throws what the server refused.
   * Gives what may be taken back: null where nothing was changed.
   */
  async function record(
    goal: GoalCard,
    change: ProgressChange,
    key = newKey(),
  ): Promise<Undoable | null> {
    const params = { goalId: goal.id };
    const { from, answer } = await move({ goal, change, key }, () =>
      call(recordProgress, { params, input: change, key }),
    );
    goalNewsOf(client).announceSave(from, answer.goal);
    return undoable(from, answer);
  }

  /** Takes an entry back: at once on screen, and then on the server. */
  async function undo(of: Undoable): Promise<null> {
    const key = newKey();
    const { goalId, entryId } = of;
    const goal = cachedRow(client, goalId);
    const write = () => call(undoProgress, { params: { goalId, entryId }, key });
    if (goal) await move({ goal, change: { kind: "undo", of }, key }, write);
    else await inTurn(goalId, write);
    goalNewsOf(client).takeBack(goalId);
    return null;
  }

  async function complete(goal: GoalCard): Promise<null> {
    const key = newKey();
    const params = { goalId: goal.id };
    const { goal: row } = await inTurn(goal.id, () => call(completeGoal, { params, key }));
    goalNewsOf(client).announceCompletion(row);
    return null;
  }

  /** When no write of the goal is under way. */
  async function whenIdle(goalId: string): Promise<void> {
    await Promise.allSettled([turns.get(goalId)]);
  }

  return { overlay, record, undo, complete, whenIdle };
}
