import { offline, whenThere } from "#web/client/offline/connection.ts";
import type { StoredStep } from "#web/client/offline/device.ts";
import { waits, type DeviceSteps } from "#web/client/offline/device-steps.ts";
import { leftPresses } from "#web/client/offline/left-presses.ts";
import { removePending } from "#web/client/offline/pending-step.ts";
import { pagePerson } from "#web/client/send.ts";
import { held } from "../overlay.ts";
import { showKept } from "./kept-moves.ts";
import { makeSending, type QueueParts } from "./step-sending.ts";

/** Retry interval in milliseconds. */
const AGAIN_MS = 5_000;

export async function waitingSteps(steps: DeviceSteps): Promise<readonly StoredStep[]> {
  return (await steps.all()).filter(waits);
}

function dropGone({ writes, presses }: QueueParts): void {
  for (const { key, waits: isKept, stage } of writes.overlay.read())
    if (isKept && stage.kind !== "answered" && !presses.isOpen(key)) writes.withdraw(key);
}

export type SendLoop = ReturnType<typeof makeSendLoop>;

export function makeSendLoop(queue: QueueParts) {
  const { uid, steps, presses, windows, writes } = queue;
  let again: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let rests = false;
  let sending: Promise<void> | null = null;

  const sends = () => !over && pagePerson() === uid;
  const sendNext = makeSending(queue, sends);

  /** Stores presses of tabs that closed too early; they may have been sent. */
  async function adopt(): Promise<void> {
    const underWay = writes.overlay.read().filter((move) => !move.waits);
    const own = new Set(underWay.map(({ key }) => key));
    const left = leftPresses(uid).filter(({ key }) => !own.has(key));
    if (left.length === 0 || !sends()) return;
    try {
      await steps.adopt(left);
      for (const press of left) removePending(press);
      showKept(writes, await waitingSteps(steps));
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
    const kept = (await waitingSteps(steps)).filter((step) => step.goalId === goalId);
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
    const kept = await waitingSteps(steps);
    if (kept.length === 0) return dropGone(queue);
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

  /** Returns its stop function. */
  function start(): () => void {
    [over, rests] = [false, false];
    const stopHearing = whenThere(() => void sendAll());
    return () => {
      rests = true;
      clearTimeout(again);
      stopHearing();
    };
  }

  function end(): void {
    over = true;
    clearTimeout(again);
  }

  return { sends, adopt, flush, sendLater, sendAll, start, end };
}
