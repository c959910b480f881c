import type { QueryClient } from "@tanstack/react-query";
import { completeGoal, recordProgress, undoProgress } from "#contract/goals.ts";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { ProgressChange } from "#domain/progress.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";
import { persistDuring } from "#web/client/offline/pending-step.ts";
import { pagePerson } from "#web/client/send.ts";
import { oneForEachCache } from "#web/client/store.ts";
import { goalNewsOf } from "./goal-news.ts";
import { cachedRow } from "./goal-rows.ts";
import {
  executeWrite,
  makeWrites,
  type Recorded,
  type Step,
  type Writes,
} from "./ordered-writes.ts";
import { addWaiting, held, isHeld, type KeptChange, type Undoable } from "./overlay.ts";
import type { StepQueue } from "./queue/step-queue.ts";

function mayWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "server.unavailable" || error.code === "session.missing";
}

function makeQueueOpener(writes: Writes) {
  const queues = new Map<string, Promise<StepQueue | null | undefined>>();

  /** Null where nothing can be kept, undefined where the chunk failed to load. */
  return function queueOf(): Promise<StepQueue | null | undefined> | null {
    const uid = pagePerson();
    if (uid === null) return null;
    const queue =
      queues.get(uid) ??
      import("./queue/on-device.ts").then(
        ({ openQueue }) => openQueue(uid, writes),
        () => undefined,
      );
    queues.set(uid, queue);
    // A failed load is retried with the next change.
    void queue.then((opened) => opened ?? queues.delete(uid));
    return queue;
  };
}

/** Outlives the screen. */
export const goalWritesOf = oneForEachCache(makeGoalWrites);

function makeGoalWrites(client: QueryClient) {
  const writes = makeWrites(client);
  const { overlay, show, inTurn, move, moveInTurn, send, withdrawAfter, whenIdle } = writes;
  const queueOf = makeQueueOpener(writes);

  function isOpen(key: string): boolean {
    return overlay.read().some((one) => one.key === key && one.stage.kind !== "answered");
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
      if (isOpen(key)) withdrawAfter(key, error);
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
    } else await inTurn(goalId, () => executeWrite(client, write));
    goalNewsOf(client).takeBack(goalId);
    return null;
  }

  async function stillWaits(goalId: string, now: Now): Promise<boolean> {
    const shown = () => isHeld(overlay.read(), goalId);
    const queue = await queueOf();
    // A failing device cannot tell, so use the overlay.
    return queue ? queue.flush(goalId, now).then((isDone) => !isDone, shown) : shown();
  }

  /** `waits`: the coach is asked first (product 43.2). */
  async function complete(goal: GoalCard, now: Now): Promise<Recorded & { goal: GoalCard }> {
    const key = newKey();
    const params = { goalId: goal.id };
    // A completed goal would refuse the waiting steps.
    if (await stillWaits(goal.id, now)) throw new ApiError("server.unavailable", 0);
    const { goal: row } = await inTurn(goal.id, () =>
      executeWrite(client, () => call(completeGoal, { params, key })),
    );
    if (row.completed) goalNewsOf(client).announceCompletion(row);
    return { waits: !row.completed, undo: null, goal: row };
  }

  return { overlay, queueOf, record, undo, complete, whenIdle };
}
