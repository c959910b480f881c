import type { QueryClient } from "@tanstack/react-query";
import type { Badge } from "#contract/badges.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { recordProgress } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ProgressChange } from "#domain/progress.ts";
import { ApiError } from "#web/client/api.ts";
import { makeStore } from "#web/client/store.ts";
import { badgeNewsOf } from "./badges/badge-news-store.ts";
import { goalNewsOf } from "./goal-news.ts";
import { cachedRow, putRow, readRowsAgain } from "./goal-rows.ts";
import {
  markAnswered,
  markSent,
  withdrawn,
  type KeptChange,
  type Overlay,
  type PendingChange,
  type Undoable,
} from "./overlay.ts";

interface Answer {
  readonly goal: GoalCard;
  readonly badges?: readonly Badge[];
}

export interface Recorded {
  readonly waits: boolean;
  readonly undo: Undoable | KeptChange | null;
}

export interface Step extends Pick<PendingChange, "key" | "goalId"> {
  readonly change: ProgressChange;
  readonly goal: GoalCard;
}

// If another device wrote in between, the row before this entry is unknown here.
function undoable(
  from: GoalCard,
  { goal, entryId }: { readonly goal: GoalCard; readonly entryId: string | null },
): Undoable | null {
  if (entryId === null) return null;
  const before = goal.rev === from.rev + 1 ? from.measurable : null;
  return { goalId: goal.id, entryId, before, after: goal.measurable };
}

// The screen may lag behind the cache: show the latest known row until it catches up.
function refused(overlay: Overlay, key: string, row?: GoalCard): Overlay {
  const stage = overlay.find((move) => move.key === key)?.stage;
  const known = row ?? (stage?.kind === "sent" ? stage.from : undefined);
  return known ? markAnswered(overlay, key, known) : withdrawn(overlay, key);
}

// A mutation, so the cache's onError sees a lost session; scopes would pause in a hidden tab.
export function executeWrite<A extends Answer>(
  client: QueryClient,
  write: () => Promise<A>,
): Promise<A> {
  return client
    .getMutationCache()
    .build<A, Error, void, unknown>(client, { mutationFn: () => keepAnswer(client, write) })
    .execute();
}

// Every answer carries the current row, a stale refusal too.
async function keepAnswer<A extends Answer>(
  client: QueryClient,
  write: () => Promise<A>,
): Promise<A> {
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

export type Writes = ReturnType<typeof makeWrites>;

/** One write per goal at a time, in click order. */
export function makeWrites(client: QueryClient) {
  const overlay = makeStore<Overlay>([]);
  const turns = new Map<string, Promise<unknown>>();

  function show(change: (overlay: Overlay) => Overlay): void {
    overlay.write(change(overlay.read()));
  }

  function inTurn<T>(goalId: string, work: () => Promise<T>): Promise<T> {
    const turn = (turns.get(goalId) ?? Promise.resolve()).then(work, work);
    turns.set(goalId, turn);
    return turn;
  }

  function withdraw(key: string, row?: GoalCard): void {
    show((moves) => refused(moves, key, row));
  }

  function withdrawAfter(key: string, error: unknown): void {
    withdraw(key, error instanceof ApiError ? error.goal : undefined);
  }

  function settle(key: string, goal: GoalCard): void {
    putRow(client, goal);
    show((moves) => markAnswered(moves, key, goal));
  }

  async function move<A extends Answer>(
    { key, goal }: Pick<Step, "key" | "goal">,
    write: () => Promise<A>,
  ) {
    const from = cachedRow(client, goal.id) ?? goal;
    show((moves) => markSent(moves, key, from));
    const answer = await executeWrite(client, write);
    show((moves) => markAnswered(moves, key, answer.goal));
    return { from, answer };
  }

  async function send(step: Step, write: () => Promise<OutputOf<typeof recordProgress>>) {
    const { from, answer } = await move(step, write);
    goalNewsOf(client).announceSave(from, answer.goal);
    const { goal } = answer;
    return { recorded: { waits: false, undo: undoable(from, answer) }, goal };
  }

  async function moveInTurn<T>(goalId: string, key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await inTurn(goalId, work);
    } catch (error) {
      withdrawAfter(key, error);
      throw error;
    }
  }

  async function whenIdle(goalId: string): Promise<void> {
    await Promise.allSettled([turns.get(goalId)]);
  }

  const readAgain = () => readRowsAgain(client);

  return {
    overlay,
    show,
    inTurn,
    move,
    moveInTurn,
    send,
    settle,
    withdraw,
    withdrawAfter,
    readAgain,
    whenIdle,
  };
}
