import type { QueryClient } from "@tanstack/react-query";
import type { Badge } from "#contract/badges.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { completeGoal, recordProgress, undoProgress } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ProgressChange } from "#domain/progress.ts";
import type { Now } from "#domain/day.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { persistDuring } from "#web/client/offline/pending-step.ts";
import { pagePerson } from "#web/client/send.ts";
import { badgeNewsOf } from "./badges/badge-news-store.ts";
import { makeStore, oneForEachCache, type Store } from "#web/client/store.ts";
import { goalNewsOf } from "./goal-news.ts";
import { cachedRow, putRow, readRowsAgain } from "./goal-rows.ts";
import {
  markAnswered,
  addWaiting,
  held,
  isHeld,
  markSent,
  withdrawn,
  type KeptChange,
  type PendingChange,
  type Overlay,
  type Undoable,
} from "./overlay.ts";
import type { StepQueue } from "./queue/step-queue.ts";

interface Answer {
  readonly goal: GoalCard;
  readonly badges?: readonly Badge[];
}

export interface Recorded {
  readonly waits: boolean;
  readonly undo: Undoable | KeptChange | null;
}

interface Step extends Pick<PendingChange, "key" | "goalId"> {
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

function mayWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "server.unavailable" || error.code === "session.missing";
}

/** One write per goal at a time, in click order; outlives the screen. */
export const goalWritesOf = oneForEachCache(makeGoalWrites);

export interface Writes {
  readonly overlay: Store<Overlay>;
  readonly show: (change: (overlay: Overlay) => Overlay) => void;
  readonly inTurn: <T>(goalId: string, work: () => Promise<T>) => Promise<T>;
  readonly send: (
    step: Step,
    write: () => Promise<OutputOf<typeof recordProgress>>,
  ) => Promise<{ readonly recorded: Recorded; readonly goal: GoalCard }>;
  readonly settle: (key: string, goal: GoalCard) => void;
  readonly withdraw: (key: string, row?: GoalCard) => void;
  readonly readAgain: () => void;
}

function makeGoalWrites(client: QueryClient) {
  const overlay = makeStore<Overlay>([]);
  const turns = new Map<string, Promise<unknown>>();
  const queues = new Map<string, Promise<StepQueue | null | undefined>>();

  function show(change: (overlay: Overlay) => Overlay): void {
    overlay.write(change(overlay.read()));
  }

  function inTurn<T>(goalId: string, work: () => Promise<T>): Promise<T> {
    const turn = (turns.get(goalId) ?? Promise.resolve()).then(work, work);
    turns.set(goalId, turn);
    return turn;
  }

  // A mutation, so the cache's onError sees a lost session; scopes would pause in a hidden tab.
  function written<A extends Answer>(write: () => Promise<A>): Promise<A> {
    return client
      .getMutationCache()
      .build<A, Error, void, unknown>(client, { mutationFn: () => keepAnswer(write) })
      .execute();
  }

  // Every answer carries the current row, a stale refusal too.
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

  function withdraw(key: string, row?: GoalCard): void {
    show((moves) => refused(moves, key, row));
  }

  function isOpen(key: string): boolean {
    return overlay.read().some((one) => one.key === key && one.stage.kind !== "answered");
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
    const answer = await written(write);
    show((moves) => markAnswered(moves, key, answer.goal));
    return { from, answer };
  }

  const send: Writes["send"] = async (step, write) => {
    const { from, answer } = await move(step, write);
    goalNewsOf(client).announceSave(from, answer.goal);
    const { goal } = answer;
    return { recorded: { waits: false, undo: undoable(from, answer) }, goal };
  };

  const refusedRow = (error: unknown) => (error instanceof ApiError ? error.goal : undefined);

  async function moveInTurn<T>(goalId: string, key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await inTurn(goalId, work);
    } catch (error) {
      withdraw(key, refusedRow(error));
      throw error;
    }
  }

  /** Null where nothing can be kept, undefined where the chunk failed to load. */
  function queueOf(): Promise<StepQueue | null | undefined> | null {
    const uid = pagePerson();
    if (uid === null) return null;
    const queue =
      queues.get(uid) ??
      import("./queue/on-device.ts").then(
        ({ openQueue }) =>
          openQueue(uid, {
            overlay,
            show,
            inTurn,
            send,
            settle,
            withdraw,
            readAgain: () => readRowsAgain(client),
          }),
        () => undefined,
      );
    queues.set(uid, queue);
    // A failed load is retried with the next change.
    void queue.then((opened) => opened ?? queues.delete(uid));
    return queue;
  }

  /** If persisted, a step without answer or session waits for a queue. */
  function sendAlone(step: Step, isWritten = false): Promise<Recorded> {
    const { key, goalId, change } = step;
    return moveInTurn(goalId, key, async () => {
      const write = () => call(recordProgress, { params: { goalId }, input: change, key });
      try {
        return (await send(step, write)).recorded;
      } catch (error) {
        if (!isWritten || !mayWait(error)) throw error;
        show((moves) => held(moves, key));
        return { waits: true, undo: null };
      }
    });
  }

  /** Throws what the server refused. A retry passes its earlier key. */
  async function record(
    goal: GoalCard,
    change: ProgressChange,
    now: Now,
    key = newKey(),
  ): Promise<Recorded> {
    const step = { key, goalId: goal.id, change, goal };
    show((moves) => addWaiting(moves, step));
    const uid = pagePerson();
    if (uid === null) return sendAlone(step);
    const press = { ...step, uid, at: now.at, day: now.today };
    try {
      return await persistDuring(press, async (isWritten) => {
        const queue = await queueOf();
        return (
          (await queue?.record(press, now)) ?? sendAlone(step, isWritten && queue === undefined)
        );
      });
    } catch (error) {
      // Show nothing that nobody keeps.
      if (isOpen(key)) withdraw(key, refusedRow(error));
      throw error;
    }
  }

  async function undo(of: Undoable | KeptChange): Promise<null> {
    const { goalId } = of;
    if ("key" in of) {
      const taken = await (await queueOf())?.takeOut(of.key);
      if (!taken) throw new ApiError("progress.undo-too-late", 409);
      return null;
    }
    const key = newKey();
    const { entryId } = of;
    const goal = cachedRow(client, goalId);
    const write = () => call(undoProgress, { params: { goalId, entryId }, key });
    if (goal) {
      show((moves) => addWaiting(moves, { key, goalId, change: { kind: "undo", of } }));
      await moveInTurn(goalId, key, () => move({ key, goal }, write));
    } else await inTurn(goalId, () => written(write));
    goalNewsOf(client).takeBack(goalId);
    return null;
  }

  async function stillWaits(goalId: string, now: Now): Promise<boolean> {
    const shown = () => isHeld(overlay.read(), goalId);
    const queue = await queueOf();
    // A failing device cannot tell, so use the overlay.
    return queue ? queue.flush(goalId, now).then((isDone) => !isDone, shown) : shown();
  }

  async function complete(goal: GoalCard, now: Now): Promise<null> {
    const key = newKey();
    const params = { goalId: goal.id };
    // A completed goal would refuse the waiting steps.
    if (await stillWaits(goal.id, now)) throw new ApiError("server.unavailable", 0);
    const { goal: row } = await inTurn(goal.id, () =>
      written(() => call(completeGoal, { params, key })),
    );
    goalNewsOf(client).announceCompletion(row);
    return null;
  }

  async function whenIdle(goalId: string): Promise<void> {
    await Promise.allSettled([turns.get(goalId)]);
  }

  return { overlay, queueOf, record, undo, complete, whenIdle };
}
