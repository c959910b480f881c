import { setTimeout as pause } from "node:timers/promises";
import type { OutboxSignal } from "./outbox-signal.ts";
import { newId } from "../random.ts";

/** So many leave at once from one process. */
const LANES = 4;
const STOP_MS = 8_000;
const WRITE_ATTEMPTS = 5;

/** What is due to leave the product, mail or events. Several workers, in several processes, share one queue. */
export interface DeliveryQueue<T> {
  /** Takes what is due next under a lease; undefined where nothing is. */
  readonly claim: (leaseId: string) => Promise<T | undefined>;
  /** Sends it and writes down what became of it. */
  readonly deliver: (claimed: T, leaseId: string) => Promise<void>;
  /** Releases leases, as if nobody had tried. */
  readonly release: (held: ReadonlyMap<string, T>) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly signal: OutboxSignal;
  /** Between two looks for what another process has written or what is due again. */
  readonly pollMs: number;
}

export interface DeliveryWorker {
  /** Claims nothing more, lets what is under way end, and releases the rest. */
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
      // What is queued while a claim is under way may be missed by it.
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

/** What has left and is not written down would leave once more: the database gets some attempts. */
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
