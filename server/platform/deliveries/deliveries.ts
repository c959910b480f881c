import { setTimeout as pause } from "node:timers/promises";
import type { OutboxSignal } from "./outbox-signal.ts";
import { newId } from "../random.ts";

const LANES = 4;
const STOP_MS = 8_000;
const WRITE_ATTEMPTS = 5;

export interface DeliveryQueue<T> {
  readonly claim: (leaseId: string) => Promise<T | undefined>;
  readonly deliver: (claimed: T, leaseId: string) => Promise<void>;
  readonly release: (held: ReadonlyMap<string, T>) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly signal: OutboxSignal;
  /** Milliseconds; finds retries and what other processes queued. */
  readonly pollMs: number;
}

export interface DeliveryWorker {
  stop(): Promise<void>;
}

export function startDeliveries<T>(queue: DeliveryQueue<T>): DeliveryWorker {
  const { signal, onFailure } = queue;
  const held = new Map<string, T>();
  const running = new Set<Promise<void>>();
  const state = { stopping: false };
  const startNext = async (): Promise<boolean> => {
    const leaseId = newId();
    const claimed = await queue.claim(leaseId);
    if (claimed === undefined) return false;
    held.set(leaseId, claimed);
    const work: Promise<void> = queue
      .deliver(claimed, leaseId)
      .catch(onFailure)
      .finally(() => {
        held.delete(leaseId);
        running.delete(work);
      });
    running.add(work);
    return true;
  };
  const loop = (async () => {
    while (!state.stopping) {
      // Read before claiming: a running claim may miss what is queued meanwhile.
      const { notifications } = signal;
      const isStarted =
        running.size < LANES &&
        (await startNext().catch((error: unknown) => {
          onFailure(error);
          return false;
        }));
      if (!isStarted && !state.stopping)
        await Promise.race([...running, signal.wait(queue.pollMs, notifications)]);
    }
  })();
  return {
    async stop() {
      state.stopping = true;
      signal.notify();
      const ended = loop.then(() => Promise.all(running));
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
      await queue.release(held).catch(onFailure);
    },
  };
}

/** A sent item that is not recorded would be sent again, so retries. */
export async function writeSurely(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (attempt === WRITE_ATTEMPTS) throw error;
      await pause(200 * 2 ** attempt);
    }
  }
}
