import type { Now } from "#domain/day.ts";
import { askServer, offline } from "#web/client/offline/connection.ts";
import { openDevice, type StoredStep } from "#web/client/offline/device.ts";
import { deviceSteps, waits, type DeviceSteps } from "#web/client/offline/device-steps.ts";
import { removePending, type PendingStep } from "#web/client/offline/pending-step.ts";
import { makeStore } from "#web/client/store.ts";
import { StepNotKept } from "../card/card-words.ts";
import type { Recorded, Writes } from "../ordered-writes.ts";
import { held } from "../overlay.ts";
import { showKept } from "./kept-moves.ts";
import { makePresses } from "./presses.ts";
import { makeSendLoop, waitingSteps, type SendLoop } from "./send-loop.ts";
import { makeServerClock } from "./server-clock.ts";
import { openStepChannel } from "./step-channel.ts";
import type { QueueParts } from "./step-sending.ts";
import { words } from "./queue.words.ts";

// decision 39: stores a step before sending it, under one key, in order.
export interface StepQueue {
  /** Refused for good, until dismissed. */
  readonly notSent: Pick<
    ReturnType<typeof makeStore<readonly StoredStep[]>>,
    "read" | "subscribe" | "first"
  >;
  readonly waiting: () => Promise<readonly StoredStep[]>;
  /** Null where it cannot be stored and must be sent alone. */
  readonly record: (press: PendingStep, now: Now) => Promise<Recorded | null>;
  /** False where something keeps waiting. */
  readonly flush: (goalId: string, now: Now) => Promise<boolean>;
  /** False where it may have reached the server. */
  readonly takeOut: (key: string) => Promise<boolean>;
  readonly dismiss: (key: string) => Promise<void>;
  /** `now` is the server's. Returns its stop function. */
  readonly begin: (now: Now) => () => void;
}

/** Null where this browser stores nothing. */
export async function openQueue(uid: string, writes: Writes): Promise<StepQueue | null> {
  return (await openDevice()) === null ? null : makeQueue(uid, deviceSteps(uid), writes);
}

function makeQueue(uid: string, steps: DeviceSteps, writes: Writes): StepQueue {
  const notSent = makeStore<readonly StoredStep[]>([]);
  const presses = makePresses();
  const clock = makeServerClock();
  const waiting = () => waitingSteps(steps);

  const windows = openStepChannel(uid, {
    kept: (step) => void hearOf(step),
    gone(key, goal) {
      if (goal === null) writes.withdraw(key);
      else writes.settle(key, goal);
      presses.end(key);
    },
    refused(key) {
      writes.withdraw(key);
      presses.end(key);
      void readNotSent();
    },
    over: stop,
  });
  const queue = { uid, steps, presses, windows, writes, clock, onRefused: readNotSent };
  const loop = makeSendLoop(queue);

  async function readNotSent(): Promise<void> {
    const all = await steps.all().catch(() => null);
    // A failing device shows them another time.
    if (all !== null) notSent.write(all.filter((step) => !waits(step)));
  }

  function stop(): void {
    loop.end();
    for (const { key } of writes.overlay.read().filter((move) => move.waits)) writes.withdraw(key);
    presses.endAll();
    notSent.write([]);
  }

  /** The message may arrive after the step was counted. */
  async function hearOf({ key }: StoredStep): Promise<void> {
    const kept = await waiting().catch(() => []);
    const news = kept.filter((step) => step.key === key);
    showKept(writes, news);
    loop.sendLater();
  }

  return {
    notSent,
    waiting,
    async flush(goalId, now) {
      clock.follow(now);
      await loop.adopt();
      return loop.flush(goalId);
    },
    record: makeRecord(queue, loop),
    async takeOut(key) {
      if (!(await steps.remove(key, "untried"))) return false;
      writes.withdraw(key);
      windows.tell({ kind: "gone", key, goal: null });
      return true;
    },
    async dismiss(key) {
      notSent.write(notSent.read().filter((step) => step.key !== key));
      // A failing device shows it again another time.
      await steps.remove(key).catch(() => false);
      windows.tell({ kind: "refused", key });
    },
    begin(now) {
      clock.follow(now);
      const stopSending = loop.start();
      const shown = waiting().then(
        (kept) => showKept(writes, kept),
        () => undefined,
      );
      void Promise.all([shown, readNotSent()]).then(loop.sendAll);
      return stopSending;
    },
  };
}

function makeRecord(queue: QueueParts, loop: SendLoop): StepQueue["record"] {
  const { steps, presses, writes, clock } = queue;
  return async (press, now) => {
    // Orphaned presses are older, so store them first.
    await loop.adopt();
    if (!loop.sends()) return null;
    clock.follow(now);
    const { key, goalId } = press;
    const answer = presses.begin(key);
    // The screen's now is up to a minute old, or older after sleep.
    const { at, today: day } = clock.present();
    const kept = { ...press, at, day, tried: false, refused: null };
    const added = await steps.add(kept).catch(() => null);
    if (added) removePending(press);
    else presses.end(key);
    if (added === null) return null;
    if (!added) {
      writes.withdraw(key);
      throw new StepNotKept(words.full);
    }
    if (offline.read()) askServer();
    void loop.flush(goalId).then(
      () => {
        // Another window sent it, or got its refusal.
        if (presses.isOpen(key)) writes.withdraw(key);
        presses.end(key);
      },
      () => {
        writes.show((moves) => held(moves, key));
        presses.end(key, { waits: true, undo: null });
        loop.sendLater();
      },
    );
    return answer;
  };
}
