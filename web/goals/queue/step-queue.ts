import type { Now } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { askServer, offline, whenThere } from "#web/client/offline/connection.ts";
import { openDevice, type StoredStep } from "#web/client/offline/device.ts";
import { deviceSteps, waits, type DeviceSteps } from "#web/client/offline/device-steps.ts";
import { leftPresses } from "#web/client/offline/left-presses.ts";
import { removePending, type PendingStep } from "#web/client/offline/pending-step.ts";
import { pagePerson } from "#web/client/send.ts";
import { makeStore } from "#web/client/store.ts";
import { StepNotKept } from "../card/card-words.ts";
import type { Recorded, Writes } from "../goal-writes.ts";
import { held } from "../overlay.ts";
import { withKept } from "./kept-moves.ts";
import { makePresses } from "./presses.ts";
import { makeServerClock } from "./server-clock.ts";
import { makeSending } from "./step-sending.ts";
import { openStepChannel, type StepChannel } from "./step-channel.ts";

/** Retry interval in milliseconds. */
const AGAIN_MS = 5_000;

const FULL = `This device keeps up to ${limits.stepsOnDevice} steps that wait for the connection. This one was not logged.`;

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
  let again: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let rests = false;
  let sending: Promise<void> | null = null;

  const windows: StepChannel = openStepChannel(uid, {
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

  async function waiting(): Promise<readonly StoredStep[]> {
    return (await steps.all()).filter(waits);
  }

  async function readNotSent(): Promise<void> {
    const all = await steps.all().catch(() => null);
    // A failing device shows them another time.
    if (all !== null) notSent.write(all.filter((step) => !waits(step)));
  }

  function stop(): void {
    over = true;
    clearTimeout(again);
    for (const { key } of writes.overlay.read().filter((move) => move.waits)) writes.withdraw(key);
    presses.endAll();
    notSent.write([]);
  }

  const sends = () => !over && pagePerson() === uid;

  const sendNext = makeSending({
    uid,
    steps,
    presses,
    windows,
    writes,
    clock,
    sends,
    onRefused: readNotSent,
  });

  function showKept(kept: readonly StoredStep[]): void {
    writes.show((moves) => withKept(moves, kept));
  }

  /** The message may arrive after the step was counted. */
  async function hearOf({ key }: StoredStep): Promise<void> {
    const kept = await waiting().catch(() => []);
    showKept(kept.filter((step) => step.key === key));
    sendLater();
  }

  function dropGone(): void {
    for (const { key, waits: isKept, stage } of writes.overlay.read())
      if (isKept && stage.kind !== "answered" && !presses.isOpen(key)) writes.withdraw(key);
  }

  /** Stores presses of tabs that closed too early; they may have been sent. */
  async function adopt(): Promise<void> {
    const underWay = writes.overlay.read().filter((move) => !move.waits);
    const own = new Set(underWay.map(({ key }) => key));
    const left = leftPresses(uid).filter(({ key }) => !own.has(key));
    if (left.length === 0 || !sends()) return;
    try {
      await steps.adopt(left);
      for (const press of left) removePending(press);
      showKept(await waiting());
    } catch {
      // They stay and may be stored later.
    }
    sendLater();
  }

  function sendLater(): void {
    clearTimeout(again);
    // While offline, the next answer of the server starts it.
    if (!offline.read()) again = setTimeout(() => void sendAll(), AGAIN_MS);
  }

  async function leave(goalId: string): Promise<void> {
    const kept = (await waiting()).filter((step) => step.goalId === goalId);
    for (const step of kept) {
      const { key, tried } = step;
      writes.show((moves) => held(moves, key));
      if (presses.isOpen(key)) windows.tell({ kind: "kept", step });
      presses.end(key, { waits: true, undo: tried ? null : { goalId, key } });
    }
    sendLater();
  }

  async function flush(goalId: string): Promise<boolean> {
    const last = await writes.inTurn(goalId, async () => {
      let turn = await sendNext(goalId);
      while (turn === "sent") turn = await sendNext(goalId);
      if (turn !== "none" && !over) await leave(goalId);
      return turn;
    });
    return last === "none";
  }

  async function sendEach(left: readonly string[] = []): Promise<void> {
    const kept = await waiting();
    if (kept.length === 0) return dropGone();
    const goalId = kept.find((step) => !left.includes(step.goalId))?.goalId;
    if (goalId === undefined || rests || !sends()) return;
    const turn = await writes.inTurn(goalId, () => sendNext(goalId));
    if (turn === "sent" || turn === "none") return sendEach(left);
    await leave(goalId);
    if (turn === "left") return sendEach([...left, goalId]);
  }

  async function sendAll(): Promise<void> {
    sending ??= adopt()
      .then(() => sendEach())
      // A device may fail temporarily.
      .catch(sendLater)
      .finally(() => (sending = null));
    return sending;
  }

  return {
    notSent,
    waiting,
    async flush(goalId, now) {
      clock.follow(now);
      await adopt();
      return flush(goalId);
    },
    async record(press, now) {
      // Orphaned presses are older, so store them first.
      await adopt();
      if (!sends()) return null;
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
        throw new StepNotKept(FULL);
      }
      if (offline.read()) askServer();
      void flush(goalId).then(
        () => {
          // Another window sent it, or got its refusal.
          if (presses.isOpen(key)) writes.withdraw(key);
          presses.end(key);
        },
        () => {
          writes.show((moves) => held(moves, key));
          presses.end(key, { waits: true, undo: null });
          sendLater();
        },
      );
      return answer;
    },
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
      [over, rests] = [false, false];
      const stopHearing = whenThere(() => void sendAll());
      const shown = waiting().then(showKept, () => undefined);
      void Promise.all([shown, readNotSent()]).then(sendAll);
      return () => {
        rests = true;
        clearTimeout(again);
        stopHearing();
      };
    },
  };
}
