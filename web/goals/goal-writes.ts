import type { QueryClient } from "@tanstack/react-query";
import { completeGoal, recordProgress } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ProgressChange } from "#domain/progress.ts";
import { ApiError, call, newKey } from "#web/app/api.ts";
import { cachedRow, putRow } from "./goal-rows.ts";
import { answered, asked, sent, withdrawn, type Overlay } from "./overlay.ts";

/** The writes of this browser to its person's goals: each goal's one after another, in the order of the clicks. */
export interface GoalWrites {
  readonly overlay: () => Overlay;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a change at once and writes it, a retry under its earlier key; throws what the server refused. */
  readonly record: (goal: GoalCard, change: ProgressChange, key?: string) => Promise<void>;
  readonly complete: (goal: GoalCard) => Promise<void>;
  /** When no write of the goal is under way. */
  readonly idle: (goalId: string) => Promise<void>;
}

const known = new WeakMap<QueryClient, GoalWrites>();

/** The writes that belong to a cache of rows. They outlive the screen that began them. */
export function goalWritesOf(client: QueryClient): GoalWrites {
  const made = known.get(client) ?? makeGoalWrites(client);
  known.set(client, made);
  return made;
}

function makeGoalWrites(client: QueryClient): GoalWrites {
  const listeners = new Set<() => void>();
  const turns = new Map<string, Promise<unknown>>();
  let overlay: Overlay = [];

  function show(next: Overlay): void {
    overlay = next;
    for (const listener of listeners) listener();
  }

  // As a mutation, so that the cache hears of a lost session. Its own scopes would wait while the tab is hidden.
  function inTurn(goalId: string, write: () => Promise<GoalCard>): Promise<GoalCard> {
    const begin = () =>
      client
        .getMutationCache()
        .build<GoalCard, Error, void, unknown>(client, { mutationFn: () => rowOf(write) })
        .execute();
    const turn = (turns.get(goalId) ?? Promise.resolve()).then(begin, begin);
    turns.set(goalId, turn);
    return turn;
  }

  // Every answer carries the row as it now is, a stale refusal too.
  async function rowOf(write: () => Promise<GoalCard>): Promise<GoalCard> {
    try {
      const row = await write();
      putRow(client, row);
      return row;
    } catch (error) {
      if (error instanceof ApiError && error.goal) putRow(client, error.goal);
      throw error;
    }
  }

  async function record(goal: GoalCard, change: ProgressChange, key = newKey()): Promise<void> {
    const params = { goalId: goal.id };
    show(asked(overlay, { key, goalId: goal.id, change }));
    try {
      const row = await inTurn(goal.id, async () => {
        show(sent(overlay, key, cachedRow(client, goal.id) ?? goal));
        return (await call(recordProgress, { params, input: change, key })).goal;
      });
      show(answered(overlay, key, row));
    } catch (error) {
      show(withdrawn(overlay, key));
      throw error;
    }
  }

  async function complete(goal: GoalCard): Promise<void> {
    const key = newKey();
    const params = { goalId: goal.id };
    await inTurn(goal.id, async () => (await call(completeGoal, { params, key })).goal);
  }

  async function idle(goalId: string): Promise<void> {
    await Promise.allSettled([turns.get(goalId)]);
  }

  return {
    record,
    complete,
    idle,
    overlay: () => overlay,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
