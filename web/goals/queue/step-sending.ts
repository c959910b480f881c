import { recordProgress } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { sentLater } from "#domain/kept-step.ts";
import { isRefused } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { askServer, offline } from "#web/client/offline/connection.ts";
import type { StoredStep } from "#web/client/offline/device.ts";
import type { DeviceSteps } from "#web/client/offline/device-steps.ts";
import type { Recorded, Writes } from "../ordered-writes.ts";
import { replaceChanges } from "../overlay.ts";
import type { Presses } from "./presses.ts";
import type { ServerClock } from "./server-clock.ts";
import { meaningOf } from "./step-answers.ts";
import type { StepChannel } from "./step-channel.ts";

/** `later`: nothing more can be sent now; `left`: nothing of this goal. */
type Turn = "sent" | "none" | "later" | "left";

/** Milliseconds after which an open request makes the connection doubtful. */
const SLOW_MS = 1_500;

export interface QueueParts {
  readonly uid: string;
  readonly steps: DeviceSteps;
  readonly presses: Presses;
  readonly windows: StepChannel;
  readonly writes: Writes;
  readonly clock: ServerClock;
  readonly onRefused: () => Promise<void>;
}

export function makeSending(
  queue: QueueParts,
  sends: () => boolean,
): (goalId: string) => Promise<Turn> {
  const { uid, steps, presses, windows, writes, clock, onRefused } = queue;

  async function refuse(step: StoredStep, error: ApiError): Promise<void> {
    const { key } = step;
    const isPressed = presses.isOpen(key);
    // A fresh press fails where it was made.
    if (isPressed) await steps.remove(key);
    else await steps.refuse(key, error.code);
    writes.withdraw(key, error.goal);
    presses.fail(key, error);
    if (isPressed) return windows.tell({ kind: "gone", key, goal: error.goal ?? null });
    await onRefused();
    windows.tell({ kind: "refused", key });
  }

  async function counted(step: StoredStep, recorded: Recorded | null, goal: GoalCard | null) {
    const later = await steps.count(step, goal?.rev ?? null);
    writes.show((moves) => replaceChanges(moves, later));
    windows.tell({ kind: "gone", key: step.key, goal });
    presses.end(step.key, recorded ?? undefined);
  }

  async function failed(step: StoredStep, error: ApiError): Promise<Turn> {
    // The server has this key with the original day's body, so it was counted.
    if (error.code === "request.key-reused") {
      await counted(step, null, null);
      writes.withdraw(step.key);
      writes.readAgain();
      return "sent";
    }
    const meaning = meaningOf(error, presses.isOpen(step.key));
    if (meaning !== "refused") return meaning;
    await refuse(step, error);
    return "sent";
  }

  /** Asks the server before refusing as too old; null without an answer. */
  async function asSent(step: StoredStep) {
    const change = sentLater(step, clock.present());
    if (!isRefused(change)) return change;
    const now = await clock.ask();
    return now && sentLater(step, now);
  }

  async function sendStep(step: StoredStep): Promise<Turn> {
    const change = await asSent(step);
    if (change === null) return "left";
    if (isRefused(change)) {
      await refuse(step, new ApiError(change.refused, 409));
      return "sent";
    }
    const lost = new AbortController();
    const unsubscribe = offline.subscribe(() => offline.read() && lost.abort());
    const slow = setTimeout(askServer, SLOW_MS);
    try {
      const { goalId, key } = step;
      const sent = () =>
        call(recordProgress, { params: { goalId }, input: change, key, signal: lost.signal });
      const { recorded, goal } = await writes.send(step, sent);
      await counted(step, recorded, goal);
      return "sent";
    } catch (error) {
      if (lost.signal.aborted || !(error instanceof ApiError)) return "later";
      return await failed(step, error);
    } finally {
      unsubscribe();
      clearTimeout(slow);
    }
  }

  return async (goalId) => {
    if (!sends() || offline.read()) return "later";
    return withGoalLock(`cairn/${uid}/${goalId}`, async () => {
      const step = await steps.claim(goalId, clock.present());
      return step === null ? "none" : sendStep(step);
    });
  };
}

/** Milliseconds. A window that holds the lock for longer is frozen in the background. */
const LOCKED_MS = 10_000;

/** After a timeout, these are tried without waiting. */
const timedOutLocks = new Set<string>();

/** Without Web Locks (insecure origins), the key still counts a step once. */
async function withGoalLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  let isBegun = false;
  const begin = (lock: Lock | null) => {
    isBegun = true;
    if (lock !== null) timedOutLocks.delete(name);
    return work();
  };
  const ifAvailable = timedOutLocks.has(name);
  const waiting = new AbortController();
  const longest = setTimeout(() => waiting.abort(), LOCKED_MS);
  try {
    const how = ifAvailable ? { ifAvailable } : { signal: waiting.signal };
    return await locks.request(name, how, begin);
  } catch (error) {
    if (isBegun) throw error;
    // A browser that forbids storage may forbid locks too.
    if (waiting.signal.aborted) timedOutLocks.add(name);
    return await work();
  } finally {
    clearTimeout(longest);
  }
}
